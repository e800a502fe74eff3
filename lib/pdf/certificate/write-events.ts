import { format } from "#lib/i18n/message.ts";
import { MARGIN } from "./certificate-colours.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { SMALL, SMALL_SOFT } from "./styles.ts";
import { type TextBlock, textBlock } from "./text-block.ts";
import { writeSection } from "./write-section.ts";

/** Columns: number, time, event, address; x from the margin and width in points. */
const COLUMNS = [
	{ x: 0, widthPt: 40 },
	{ x: 42, widthPt: 134 },
	{ x: 182, widthPt: 212 },
	{ x: 404, widthPt: 95 },
] as const;

type AuditLine = CertificateContext["data"]["events"][number];

/** The audit trail, over as many pages as it needs, with the column heads on each. */
export function writeEvents(context: CertificateContext): void {
	const { flow, data, texts, moment } = context;
	writeSection(flow, texts.events.heading, 60);
	writeHead(context);
	for (const event of data.events) {
		const isActorKnown = event.actor !== "" && event.actor !== event.text;
		const cells = [
			textBlock(numberOf(event), COLUMNS[0].widthPt, SMALL_SOFT),
			textBlock(moment(event.at), COLUMNS[1].widthPt, SMALL),
			textBlock(
				event.entries.length > 0 ? `${event.text} ${texts.events.inAnnex}` : event.text,
				COLUMNS[2].widthPt,
				SMALL,
			),
			textBlock(event.ip, COLUMNS[3].widthPt, SMALL_SOFT),
		];
		const actor = isActorKnown ? textBlock(event.actor, COLUMNS[2].widthPt, SMALL_SOFT) : null;
		const heightPt = Math.max(...cells.map((cell) => cell.heightPt)) + (actor?.heightPt ?? 0) + 7;
		keepRow(context, heightPt);
		writeCells(context, cells, actor);
		flow.y -= 3;
		flow.rule();
		flow.y -= 4;
	}
}

/** `4–20`: the events of the chain that one line stands for. */
function numberOf({ seq, entries }: AuditLine): string {
	const [first] = entries;
	return first ? `${first.seq}–${seq}` : String(seq);
}

/** What single lines of the trail stand for, signer by signer: each event with its own time. */
export function writeAnnex(context: CertificateContext): void {
	const { flow, data, texts, moment } = context;
	const filled = data.events.filter(({ entries }) => entries.length > 0);
	for (const name of new Set(filled.map(({ actor }) => actor))) {
		writeSection(flow, format(texts.events.annex, { name }), 60);
		writeHead(context);
		for (const entry of filled.flatMap(({ actor, entries }) => (actor === name ? entries : []))) {
			const cells = [
				textBlock(String(entry.seq), COLUMNS[0].widthPt, SMALL_SOFT),
				textBlock(moment(entry.at), COLUMNS[1].widthPt, SMALL_SOFT),
				textBlock(entry.text, COLUMNS[2].widthPt, SMALL),
				textBlock(entry.ip, COLUMNS[3].widthPt, SMALL_SOFT),
			];
			keepRow(context, Math.max(...cells.map((cell) => cell.heightPt)) + 2);
			writeCells(context, cells, null);
			flow.y -= 2;
		}
	}
}

/** Begins a new page, with the heads of the columns, when a row does not fit any more. */
function keepRow(context: CertificateContext, heightPt: number): void {
	if (heightPt <= context.flow.roomPt) return;
	context.flow.newPage();
	writeHead(context);
}

/** The actor stands right below the event's text, beside whatever its neighbours still need. */
function writeCells({ flow }: CertificateContext, cells: TextBlock[], actor: TextBlock | null): void {
	const top = flow.y;
	const tallest = Math.max(0, ...cells.map((cell) => cell.heightPt));
	const textHeight = cells[2]?.heightPt ?? 0;
	if (tallest + (actor?.heightPt ?? 0) > flow.roomPt) {
		// Taller than a page: let the row run on.
		flow.writeRow(COLUMNS.flatMap((column, i) => place(cells[i], column.x)));
		flow.writeRow(place(actor ?? undefined, COLUMNS[2].x));
		return;
	}
	COLUMNS.forEach((column, i) => {
		cells[i]?.draw(flow.canvas, MARGIN + column.x, top);
	});
	actor?.draw(flow.canvas, MARGIN + COLUMNS[2].x, top - textHeight);
	flow.y = top - Math.max(tallest, textHeight + (actor?.heightPt ?? 0));
}

function place(block: TextBlock | undefined, x: number) {
	return block ? [{ block, x: MARGIN + x, leadingPt: SMALL.leadingPt }] : [];
}

function writeHead({ flow, texts }: CertificateContext): void {
	const { number, time, event, ip } = texts.events;
	flow.writeRow(
		[number, time, event, ip].flatMap((title, i) => {
			const column = COLUMNS[i];
			return column ? place(textBlock(title, column.widthPt + 4, { ...SMALL_SOFT, isBold: true }), column.x) : [];
		}),
	);
	flow.y -= 3;
	flow.rule();
	flow.y -= 4;
}
