import type { Page } from "playwright";
import type { DeskSession } from "./editor/editor-session.ts";
import { median } from "./figures.ts";

type Report = (work: string, figure: string, target: string) => void;

/** Of the previews, what changes with the setting. */
type Watched = { frame: string; what: "color" | "text" };

const COLORS = ["#14344C", "#1F4FD8", "#7A1F4B", "#234F1A", "#442200", "#225577", "#993311", "#005533"];
const TARGET = "≤ 100 ms";

/** How long the previews of a brand take to follow what is typed beside them. */
export async function measurePreview(session: DeskSession, report: Report): Promise<void> {
	const page = await session.newPage();
	await page.goto("/settings/brands/new");
	await page.getByLabel("Brand name", { exact: true }).fill("Harbour");
	// Without a face of the brand's own its mails do not name it.
	await page.getByLabel("Button", { exact: true }).fill("navy");
	for (const title of ["Signing page", "Phone"]) {
		await page.frameLocator(`iframe[title="${title}"]`).locator("#main-action").waitFor();
	}
	await page.frameLocator('iframe[title="Email"]').getByText("Harbour").first().waitFor();
	const typing = "abcdefgh".split("");
	for (const [frame, what] of [
		["Signing page", "color"],
		["Signing page", "text"],
		["Phone", "text"],
		["Email", "text"],
	] as const) {
		const times = await timesOf(page, { frame, what }, what === "color" ? COLORS : typing);
		report(`brand preview: ${frame.toLowerCase()}, ${what}`, `${median(times).toFixed(0)} ms`, TARGET);
	}
	await page.context().close();
}

/** @returns milliseconds from each input until what is watched is another and was painted */
async function timesOf(page: Page, watched: Watched, inputs: readonly string[]): Promise<number[]> {
	const times: number[] = [];
	for (const input of inputs) {
		await page.getByLabel(watched.what === "color" ? "Button" : "Brand name", { exact: true }).focus();
		const seen = await page.evaluateHandle(watch, watched);
		if (watched.what === "color") await page.getByLabel("Button", { exact: true }).fill(input);
		else await page.keyboard.type(input);
		times.push(await seen.evaluate(({ after }) => after));
	}
	return times;
}

/** In the page. */
function watch({ frame, what }: Watched): { after: Promise<number> } {
	const shown = document.querySelector<HTMLIFrameElement>(`iframe[title="${frame}"]`)?.contentDocument;
	const read = () => {
		const action = shown?.querySelector("#main-action");
		return what === "text" ? shown?.body.textContent : action && getComputedStyle(action).backgroundColor;
	};
	const before = read();
	const after = new Promise<number>((done) => {
		const begin = () => {
			const start = performance.now();
			const look = () => {
				if (read() === before) requestAnimationFrame(look);
				else requestAnimationFrame(() => done(performance.now() - start));
			};
			requestAnimationFrame(look);
		};
		document.addEventListener("input", begin, { once: true, capture: true });
	});
	return { after };
}
