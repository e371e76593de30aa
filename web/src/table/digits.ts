/** Digits press the buttons of the dock in order, wherever the focus is. */
export function pressByDigit(event: KeyboardEvent): void {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    ".dock-choices button:not(:disabled, [aria-disabled=true])",
  );
  const button = buttons[Number(event.key) - 1];
  if (button) {
    event.preventDefault();
    button.click();
  }
}
