import { t } from "../words/ui.svelte";

/** The clock of a defence. Titles with a mark in front are the table's own; people's clocks have people's words. */
export const DEFENCE = "@defence";

export const clockTitle = (title: string): string => (title === DEFENCE ? t("clock-defence") : title);
