"""The study: many hands, tables, research interfaces, the lab."""
