import type { Page } from "playwright";
import { addFields, type DeskDraft, makeDraft } from "../support/editor-draft.ts";
import type { Installation } from "../support/installation.ts";
import { samplePdf } from "../support/sample-pdf.ts";
import { type ColdDesk, measureColdDesk } from "./editor/cold-editor.ts";
import { measureDrag } from "./editor/drag-moves.ts";
import { type DeskSession, openDeskSession, USABLE } from "./editor/editor-session.ts";
import { heapAfterScrolling, measureAcknowledged, measureWork } from "./editor/editor-work.ts";
import { measureLargeUpload } from "./editor/large-upload.ts";
import { median, quantile } from "./figures.ts";

type Report = (work: string, figure: string, target: string) => void;

const ms = (figure: number) => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`;

/** All figures of the desk on a running installation. */
export async function measureDesk(installation: Installation, report: Report): Promise<void> {
	const session = await openDeskSession(installation);
	try {
		await reportCold(session, report);
		const few = await makeDraft(session.user, await samplePdf(10));
		const small = await addFields(session.user, few, { count: 5, pages: 5 });
		const many = await makeDraft(session.user, await samplePdf(200));
		const large = await addFields(session.user, many, { count: 500, pages: 200 });
		await reportAcknowledged(session, report, { small, large });
		await reportDrag(session, report, { small, large });
		await reportWork(session, report, large);
		const uploads = [
			await measureLargeUpload(session),
			await measureLargeUpload(session),
			await measureLargeUpload(session),
		];
		report("desk of 200 pages of 20 MB, after the last byte", ms(median(uploads)), "≤ 1,500 ms");
	} finally {
		await session.close();
	}
}

async function reportCold(session: DeskSession, report: Report): Promise<void> {
	const turns: ColdDesk[] = [];
	for (let turn = 0; turn < 5; turn += 1) turns.push(await measureColdDesk(session));
	const middle = (of: (one: ColdDesk) => number) => median(turns.map(of));
	const usable = middle((one) => one.usableMs) / 1000;
	const slow = middle((one) => one.slowUsableMs) / 1000;
	report(
		"desk of 10 pages, cold: usable; CPU 4× and Fast 3G at 390 px",
		`${usable.toFixed(2)}; ${slow.toFixed(2)} s`,
		"≤ 0.8; ≤ 3.5 s",
	);
	const [first, all] = [middle((one) => one.firstKilobytes), middle((one) => one.scriptKilobytes)];
	report(
		"its JavaScript until usable (with what then judges the draft)",
		`${first.toFixed(0)} (${all.toFixed(0)}) KB`,
		"≤ 300 KB",
	);
}

type Drafts = { small: DeskDraft; large: DeskDraft };

async function reportAcknowledged(session: DeskSession, report: Report, { small, large }: Drafts): Promise<void> {
	const figure = async (draft: DeskDraft) => ms(median(await measureAcknowledged(session, draft, 60)));
	report(
		"operation acknowledged, median: 5 fields; 500 fields on 200 pages",
		`${await figure(small)}; ${await figure(large)}`,
		"≤ 25 ms",
	);
}

async function openDesk(session: DeskSession, { documentId }: DeskDraft): Promise<Page> {
	const page = await session.newPage();
	await page.goto(`/documents/${documentId}/desk`);
	await page.evaluate(USABLE);
	await page.locator(".desk-page canvas").first().waitFor();
	// Pictures that still come would be counted as work of whatever is measured.
	await page.waitForLoadState("networkidle");
	return page;
}

async function reportDrag(session: DeskSession, report: Report, { small, large }: Drafts): Promise<void> {
	const late = async (draft: DeskDraft) => {
		const page = await openDesk(session, draft);
		const times = await measureDrag(session, page);
		await page.context().close();
		return quantile(times, 0.95);
	};
	const [few, many] = [await late(small), await late(large)];
	report(
		"one move of a drag, p95: 500 fields on 200 pages; 5 fields",
		`${many.toFixed(1)}; ${few.toFixed(1)} ms: ${(many / few).toFixed(2)} ×`,
		"≤ 1.5 ×",
	);
}

async function reportWork(session: DeskSession, report: Report, large: DeskDraft): Promise<void> {
	const page = await openDesk(session, large);
	const { add, undo, selectAll, align } = await measureWork(page, 7);
	report(
		"with 500 fields on 200 pages: add; undo; select all; align all",
		[add, undo, selectAll, align].map((times) => ms(median(times))).join("; "),
		"≤ 50 ms each",
	);
	const once = await heapAfterScrolling(page);
	const twice = await heapAfterScrolling(page);
	report(
		"heap after scrolling 200 pages twice, against once; canvases at once",
		`${(twice.bytes / once.bytes).toFixed(2)} ×; ${Math.max(once.canvases, twice.canvases)}`,
		"≤ 1.3 ×; ≤ 6",
	);
	await page.context().close();
}
