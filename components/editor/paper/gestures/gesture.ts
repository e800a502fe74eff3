import type { DraftState } from "#lib/draft/draft-state.ts";
import type { Bounds, FieldType } from "#lib/fields/field-types.ts";
import type { OverlayStore } from "../overlay-store.ts";
import type { PageStack, PlacedPage } from "../page-stack.ts";

/** A point of the stack in CSS pixels. */
export type Point = { x: number; y: number };

/** Keys that change what a gesture does: ctrl no snapping · shift straight · alt copies. */
export type Held = { isFree: boolean; isStraight: boolean; isCopy: boolean };

/** What is held while the pointer moves, or a key is pressed or let go. */
export function heldOf({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): Held {
	return { isFree: ctrlKey || metaKey, isStraight: shiftKey, isCopy: altKey };
}

/** Something that goes on between pressing and letting go. Nothing is rendered or saved before its end. */
export type Gesture = {
	move(to: Point, held: Held): void;
	end(held: Held): void;
	/** Everything as it was. */
	cancel(): void;
};

/** A field's box on the page where it is. */
export type FieldPlacement = { key: string; fileId: string; page: number; bounds: Bounds };

export type ClientPoint = { clientX: number; clientY: number };

/** A point of a page, in its pixels at 100 %. */
export type Grip = { key: string; x: number; y: number };

/** What the gestures know of the paper, and what they may do to it. */
export type Paper = {
	stack(): PageStack;
	/** The element of the stack, with the fields in it. */
	element(): HTMLElement;
	scroller(): HTMLElement;
	overlay: OverlayStore;
	state(): DraftState;
	selection(): readonly string[];
	select(keys: readonly string[]): void;
	/** Whether a field stays as it is: it can be looked at. */
	isFixed(key: string): boolean;
	tool(): FieldType | null;
	/** The size that the tool makes with a click. */
	toolSize(page: PlacedPage): { width: number; height: number };
	place(box: Bounds, page: PlacedPage, keepsTool: boolean): void;
	commitMove(placements: readonly FieldPlacement[], isCopy: boolean): void;
	commitResize(placement: FieldPlacement): void;
	/** A finger chose a field: what is known of it may be shown. */
	chosen(): void;
	/** What is said of a field that another one is level with. */
	levelWords(key: string): string;
	/** Nothing was changed after all. */
	putBack(count: number): void;
	/** What lies at a point of the window; null: there is no page. */
	grip(at: ClientPoint): Grip | null;
	/** Makes the pages so large, and scrolls so that what is gripped lies at the point. */
	setZoom(zoom: number, at: ClientPoint, grip: Grip | null): void;
	openMenu(at: { clientX: number; clientY: number }): void;
};

/** How near a line is that snaps, in CSS pixels at any zoom. */
export const REACH_PX = 8;

/** The element of a field, where its page is mounted. */
export function fieldElement(paper: Paper, key: string): HTMLElement | null {
	return paper.element().querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`);
}

/** A box of a page in the stack's CSS pixels. */
export function toStack(box: Bounds, page: PlacedPage, zoom: number): Bounds {
	return {
		x: page.left + box.x * zoom,
		y: page.top + box.y * zoom,
		width: box.width * zoom,
		height: box.height * zoom,
	};
}

/** A box of the stack in the pixels of a page. */
export function toPage(box: Bounds, page: PlacedPage, zoom: number): Bounds {
	return {
		x: (box.x - page.left) / zoom,
		y: (box.y - page.top) / zoom,
		width: box.width / zoom,
		height: box.height / zoom,
	};
}

/** The fields of a page by their boxes, but for some. */
export function boxesOn(
	state: DraftState,
	{ fileId, page }: Pick<PlacedPage, "fileId" | "page">,
	but: ReadonlySet<string>,
): { keys: string[]; boxes: Bounds[] } {
	const on = Object.entries(state.fields).filter(
		([key, field]) => field.fileId === fileId && field.page === page && !but.has(key),
	);
	return { keys: on.map(([key]) => key), boxes: on.map(([, field]) => field.bounds) };
}

export function pageOf(stack: PageStack, fileId: string, page: number): PlacedPage | undefined {
	return stack.pages.find((one) => one.fileId === fileId && one.page === page);
}
