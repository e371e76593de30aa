/** Digits press the buttons of the dock in order, wherever the focus is. */
export function pressByDigit(event: KeyboardEvent): void {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
  const answers = document.querySelectorAll<HTMLButtonElement>(
    ":is(.dock-choices, [data-digits]) button:not(:disabled, [aria-disabled=true])",
  );
  // What lies under something that is open is out of reach for the hand as well.
  const button = [...answers].filter((each) => !each.closest("[inert]"))[Number(event.key) - 1];
  if (button) {
    event.preventDefault();
    button.click();
  }
}
