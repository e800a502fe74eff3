/** Time as the desk needs it; tests bring their own. */
export type DeskClock = {
	/** Unix milliseconds. */
	now(): number;
	setTimer(run: () => void, delayMs: number): unknown;
	clearTimer(timer: unknown): void;
};

/** The browser's. */
export const browserClock: DeskClock = {
	now: () => Date.now(),
	setTimer: (run, delayMs) => setTimeout(run, delayMs),
	clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
