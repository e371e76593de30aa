"""Every sentence that a person reads, in Russian and English."""
