import type { Page } from "playwright";
import type { DeskSession } from "./editor-session.ts";

const MOVES = 300;
const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; args?: unknown };

/**
 * What the page's main thread does for each move of a drag: handler, style, layout and paint.
 *
 * @param page a desk with a field in sight
 * @returns milliseconds of each move
 */
export async function measureDrag({ browser }: DeskSession, page: Page): Promise<number[]> {
	const box = await page.locator("[data-field]").first().boundingBox();
	if (!box) throw new Error("There is no field in sight.");
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x, y + 10);
	await page.locator(".desk-place").waitFor();
	await browser.startTracing(page, { categories: CATEGORIES });
	for (let move = 1; move <= MOVES; move += 1) {
		const angle = (move / MOVES) * 12 * Math.PI;
		await page.mouse.move(x + 60 * Math.sin(angle), y + 90 - 80 * Math.cos(angle));
	}
	const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	await page.keyboard.press("Escape");
	await page.mouse.up();
	return timesOfMoves(trace.traceEvents);
}

/** The main thread's tasks from one move to the next. */
function timesOfMoves(events: readonly TraceEvent[]): number[] {
	const isMove = ({ name, args }: TraceEvent) => name === "EventDispatch" && /"pointermove"/.test(JSON.stringify(args));
	const moves = events.filter(isMove).toSorted((a, b) => a.ts - b.ts);
	const [first] = moves;
	if (!first) throw new Error("The trace has no moves.");
	const tasks = events
		.filter(
			({ name, ph, pid, tid }) =>
				name === "ThreadControllerImpl::RunTask" && ph === "X" && pid === first.pid && tid === first.tid,
		)
		.toSorted((a, b) => a.ts - b.ts);
	const times = moves.map(() => 0);
	let move = 0;
	for (const { ts, dur = 0 } of tasks) {
		// A task belongs to the last move that was dispatched in it, or before it.
		while (move + 1 < moves.length && (moves[move + 1]?.ts ?? 0) < ts + dur) move += 1;
		if (ts + dur > first.ts) times[move] = (times[move] ?? 0) + dur / 1000;
	}
	return times;
}
