/** How long a draft and its steps are kept when it was sent, or a correction when it has ended: whoever asks late is told. */
export const KEPT_DAYS = 30;
