import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import { svgPathOperators } from "#lib/pdf/stamp/svg-path.ts";
import { CONTENT_WIDTH, GOOD, INK_SOFT, MARGIN, PAGE_WIDTH } from "./certificate-colours.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { BODY, LABEL, TITLE } from "./styles.ts";
import { textBlock } from "./text-block.ts";
import { writeMasthead } from "./write-masthead.ts";

const LABEL_WIDTH = 104;

/** Who, what, when: the top of the first page. */
export async function writeHeading(context: CertificateContext): Promise<void> {
	const { flow, data, texts, moment } = context;
	await writeMasthead(context);
	const top = flow.y;
	flow.write(texts.title, TITLE);
	drawStatus(flow.canvas, texts.completed, top);
	flow.y -= 4;
	flow.write(isolate(data.title), { sizePt: 12, leadingPt: 16 });
	flow.y -= 12;
	flow.rule();
	flow.y -= 10;
	const facts: [label: string, value: string][] = [
		[texts.facts.documentId, data.documentId],
		[texts.facts.sender, person(data.sender)],
		[
			texts.facts.organisation,
			[data.accountName, data.accountAddress]
				.filter((part) => part !== "")
				.map(isolate)
				.join(", "),
		],
		[texts.facts.created, moment(data.createdAt)],
		[texts.facts.completed, moment(data.completedAt)],
		[texts.facts.signers, data.signers.map((signer) => isolate(signer.name)).join(", ")],
	];
	for (const [label, value] of facts) {
		if (value === "") continue;
		flow.writeRow([
			{ block: textBlock(label, LABEL_WIDTH - 8, LABEL), x: MARGIN, leadingPt: LABEL.leadingPt },
			{
				block: textBlock(value, CONTENT_WIDTH - LABEL_WIDTH, BODY),
				x: MARGIN + LABEL_WIDTH,
				leadingPt: BODY.leadingPt,
			},
		]);
		flow.y -= 2;
	}
	flow.y -= 4;
	flow.write(format(texts.times, { zone: data.timeZone || "UTC" }), { ...BODY, color: INK_SOFT });
}

/** A check mark and the word: a state is never told by colour alone. */
function drawStatus(canvas: CertificateContext["flow"]["canvas"], word: string, top: number): void {
	const style = { sizePt: 10, leadingPt: 14, color: GOOD, isBold: true };
	const block = textBlock(word, 120, style);
	const x = PAGE_WIDTH - MARGIN - block.widthPt;
	canvas.isolated(() => {
		canvas.strokeColor(GOOD).transform([1, 0, 0, -1, x - 16, top - 9]);
		canvas.add("1.6 w 1 J 1 j", svgPathOperators("M2 7 L5 10 L11 3"), "S");
	});
	block.draw(canvas, x, top - 8);
}

/** `Mia Chen <mia@example.com>`, or what there is of it. */
function person({ name, email }: { name: string; email: string }): string {
	if (name === "" || email === "") return name || email;
	return `${isolate(name)} <${email}>`;
}
