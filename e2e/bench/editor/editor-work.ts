import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { draftField } from "#lib/draft/testing/make-draft.ts";
import { type DeskDraft, postStep } from "../../support/editor-draft.ts";
import { repeat } from "../figures.ts";
import type { DeskSession } from "./editor-session.ts";

/** Pressed with another key: what is asked for comes with that one. */
const MODIFIERS = ["Control", "Shift", "Alt", "Meta"];

/**
 * Milliseconds from the key or the button that asks for something until it is painted, as the page sees it.
 *
 * @param isThere what the page has once it is: an expression that is true then
 */
async function untilPainted(
	page: Page,
	event: "keydown" | "pointerup",
	isThere: string,
	act: () => Promise<void>,
): Promise<number> {
	await page.evaluate(
		`void (window.painted = new Promise((done) => {
			const look = (startedAt) => {
				if (!(${isThere})) return requestAnimationFrame(() => look(startedAt));
				// What a frame shows is painted when the next task begins.
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => done(performance.now() - startedAt);
				port2.postMessage(null);
			};
			const begin = ({ key }) => {
				if (${JSON.stringify(MODIFIERS)}.includes(key)) return;
				window.removeEventListener("${event}", begin, { capture: true });
				const startedAt = performance.now();
				requestAnimationFrame(() => look(startedAt));
			};
			window.addEventListener("${event}", begin, { capture: true });
		}))`,
	);
	await act();
	return page.evaluate(() => Reflect.get(window, "painted") as Promise<number>);
}

const FIELDS = `[...document.querySelectorAll(".desk-page [data-field]")]`;
/** On each page that is there the fields begin at the same place, or not. */
const ARE_ALIGNED = `${FIELDS}.every((field) =>
	field.style.getPropertyValue("--x") === field.closest(".desk-page").querySelector("[data-field]").style.getPropertyValue("--x"))`;

type WorkTimes = { add: number[]; undo: number[]; selectAll: number[]; align: number[] };

/** What one does most, on a desk of many fields. @param page a desk with all of them */
export async function measureWork(page: Page, turns: number): Promise<WorkTimes> {
	const times: WorkTimes = { add: [], undo: [], selectAll: [], align: [] };
	// Which other pages are there depends on what is in sight.
	const onFirst = "document.querySelectorAll(\"[data-page='1'] [data-field]\").length";
	const count = await page.evaluate<number>(onFirst);
	const undo = (isThere: string) => untilPainted(page, "keydown", isThere, () => page.keyboard.press("Control+z"));
	for (let turn = 0; turn < turns; turn += 1) {
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Signature", exact: true }).first().click();
		const place = () => page.locator("[data-page='1']").click({ position: { x: 30, y: 900 } });
		const isPlaced = `${onFirst} > ${count} && document.querySelector("[data-type='Signature'][data-selected]")`;
		times.add.push(await untilPainted(page, "pointerup", isPlaced, place));
		times.undo.push(await undo(`${onFirst} === ${count}`));
		const areSelected = `${FIELDS}.every((field) => "selected" in field.dataset)`;
		const selectAll = async () => {
			await page.keyboard.down("Control");
			// Once is the page, twice is the document.
			await page.keyboard.press("a");
			await page.keyboard.press("a");
			await page.keyboard.up("Control");
		};
		times.selectAll.push(await untilPainted(page, "keydown", areSelected, selectAll));
		const align = await openAlign(page);
		times.align.push(await untilPainted(page, "pointerup", ARE_ALIGNED, () => align.click()));
		await undo(`!(${ARE_ALIGNED})`);
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
	const step = async (operation: DraftOperation) => {
		({ version } = await postStep(user, { ...draft, version }, [operation]));
	};
	const [id, { recipientId, fileId }] = [randomUUID(), draft];
	const value = draftField({ type: "TextBox", recipientId, fileId });
	await step({ kind: "add", in: "fields", id, value });
	const taken = await repeat(times, () => {
		turn += 1;
		const bounds = { x: 40 + turn, y: 40, width: 150, height: 28 };
		return step({ kind: "patch", in: "fields", id, set: { bounds }, was: {} });
	});
	// It would lie on what is measured next.
	await step({ kind: "remove", in: "fields", id, was: value });
	return taken;
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
