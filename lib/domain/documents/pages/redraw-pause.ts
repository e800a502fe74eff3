/** The work of a try may take minutes, and another one soon after finds the same. */
const PAUSE_MS = 15 * 60_000;

/** How long missing pages cannot be tried again, in milliseconds; 0 when they can. */
export function redrawPauseMs(redrawnAt: Date | null, now: Date): number {
	return redrawnAt ? Math.max(0, redrawnAt.getTime() + PAUSE_MS - now.getTime()) : 0;
}
