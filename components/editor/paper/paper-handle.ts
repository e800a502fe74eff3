import type { Paper, Point } from "./gestures/gesture.ts";
import type { PlacedPage } from "./page-stack.ts";

/** The paper as it stands on the screen: for actions, and for whoever wants to lead there. */
export type PaperHandle = Paper & {
	/** Scrolls a page, or a place on it, into sight. */
	show(fileId: string, page: number, yPx?: number): void;
	/** Gives a field the keyboard, and shows it. */
	focusField(key: string): void;
	/** One step larger or smaller, around the middle of what one sees. */
	zoomBy(step: 1 | -1): void;
	/** The page most in sight. */
	current(): PlacedPage | null;
	/** Where the mouse is on the stack; null: not over it. */
	pointer(): Point | null;
};
