import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { type DeskDraft, postStep } from "../../support/desk-draft.ts";
import { repeat } from "../figures.ts";
import type { DeskSession } from "./desk-session.ts";

/** Milliseconds from an event until what follows from it is painted, as the page sees it. */
async function untilPainted(page: Page, event: "keydown" | "pointerup", act: () => Promise<void>): Promise<number> {
	await page.evaluate((name) => {
		const painted = new Promise((done) => {
			const begin = () => {
				const startedAt = performance.now();
				requestAnimationFrame(() => {
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => done(performance.now() - startedAt);
					port2.postMessage(null);
				});
			};
			window.addEventListener(name, begin, { capture: true, once: true });
		});
		Object.assign(window, { painted });
	}, event);
	await act();
	return page.evaluate(() => Reflect.get(window, "painted") as Promise<number>);
}

export type WorkTimes = { add: number[]; undo: number[]; selectAll: number[]; align: number[] };

/** What one does most, on a desk of many fields. @param page a desk with all of them */
export async function measureWork(page: Page, turns: number): Promise<WorkTimes> {
	const times: WorkTimes = { add: [], undo: [], selectAll: [], align: [] };
	const count = await page.locator(".desk-page [data-field]").count();
	for (let turn = 0; turn < turns; turn += 1) {
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Signature", exact: true }).first().click();
		const sheet = page.locator("[data-page='1']");
		times.add.push(await untilPainted(page, "pointerup", () => sheet.click({ position: { x: 30, y: 900 } })));
		await page.locator(".desk-page [data-field]").nth(count).waitFor();
		times.undo.push(await untilPainted(page, "keydown", () => page.keyboard.press("Control+z")));
		await page.keyboard.press("Control+a");
		times.selectAll.push(await untilPainted(page, "keydown", () => page.keyboard.press("Control+a")));
		const align = await openAlign(page);
		times.align.push(await untilPainted(page, "pointerup", () => align.click()));
		await page.keyboard.press("Control+z");
	}
	return times;
}

async function openAlign(page: Page): Promise<Locator> {
	await page.locator(".desk-page [data-field]").first().click({ button: "right" });
	await page.getByRole("menuitem", { name: "Arrange" }).click();
	return page.getByRole("menuitem", { name: "Align left" });
}

/** How long the server takes to acknowledge a step, in milliseconds each. */
export async function measureAcknowledged({ user }: DeskSession, draft: DeskDraft, times: number): Promise<number[]> {
	let { version } = draft;
	let turn = 0;
	const id = randomUUID();
	const add: DraftOperation = { kind: "patch", in: "document", set: { title: "Bench" }, was: {} };
	({ version } = await postStep(user, { ...draft, version }, [add]));
	return repeat(times, async () => {
		turn += 1;
		const operation: DraftOperation = { kind: "patch", in: "document", set: { message: `${id} ${turn}` }, was: {} };
		({ version } = await postStep(user, { ...draft, version }, [operation]));
	});
}

/** The heap of a page's scripts after it was scrolled through to the end and back, in bytes; what is not needed is gone. */
export async function heapAfterScrolling(page: Page): Promise<{ bytes: number; canvases: number }> {
	const canvases = await page.locator(".desk-scroll").evaluate(async (scroller) => {
		let most = 0;
		for (const direction of [1, -1]) {
			const from = direction === 1 ? 0 : scroller.scrollHeight;
			for (let way = 0; way < scroller.scrollHeight; way += scroller.clientHeight) {
				scroller.scrollTop = from + direction * way;
				await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
				most = Math.max(most, document.querySelectorAll("canvas").length);
			}
		}
		scroller.scrollTop = 0;
		return most;
	});
	// Pages that were closed are let go of a while later.
	await page.locator("[data-page='1'] canvas").waitFor();
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("HeapProfiler.collectGarbage");
	const { usedSize } = await devtools.send("Runtime.getHeapUsage");
	await devtools.detach();
	return { bytes: usedSize, canvases };
}
