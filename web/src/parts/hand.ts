/** A hand that is up and counted: the outline of the open one, filled to the tips of its fingers. */
export const RAISED = {
  d:
    "M6.2 6a1.7 1.7 0 0 1 3.4 0v9H6.2ZM10.2 4a1.7 1.7 0 0 1 3.4 0v11h-3.4ZM14.2 6a1.7 1.7 0 0 1 3.4 0v9h-3.4Z" +
    "M18.2 8a1.7 1.7 0 0 1 3.4 0v7h-3.4ZM6.2 11.5h15.4v3a7.6 7.6 0 0 1-7.6 7.6h-1.6c-2.7 0-4.4-.9-5.9-2.4l-3.8-3.8" +
    "a2 2 0 0 1 2.9-2.8l.6.6Z",
  size: 24,
  lines: false,
};
