import { fill } from "#lib/i18n/signing/fill.ts";
import { drawMark } from "#lib/pdf/stamp/draw-mark.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { CONTENT_WIDTH, LINE, MARGIN, PAGE_WIDTH } from "./palette.ts";
import { BODY, LABEL, MONO, NAME, SMALL, SMALL_SOFT } from "./styles.ts";
import { type BlockStyle, textBlock } from "./text-block.ts";
import { writeSection } from "./write-section.ts";

type Signer = CertificateContext["data"]["signers"][number];

const PICTURE = { widthPt: 168, heightPt: 54 };
const LABEL_WIDTH = 104;
/** Room that a party's name, signature and times take: they stay together. */
const PARTY_HEIGHT = 150;

/** Everybody who signed or reviewed: how they were known, when they did what, from where. */
export async function writeParties(context: CertificateContext): Promise<void> {
	const { flow, data, texts } = context;
	writeSection(flow, texts.parties.heading, PARTY_HEIGHT);
	for (const [i, signer] of data.signers.entries()) {
		flow.keep(PARTY_HEIGHT);
		if (i > 0) {
			flow.rule();
			flow.y -= 10;
		}
		await writeParty(context, signer);
		flow.y -= 8;
	}
	if (data.carbonCopies.length === 0) return;
	flow.keep(30);
	writeFact(context, [texts.copies, data.carbonCopies.join(", ")], BODY);
}

async function writeParty(context: CertificateContext, signer: Signer): Promise<void> {
	const { flow, texts, moment } = context;
	const picture = signer.mark !== null ? PICTURE : null;
	if (picture) await drawSignature(context, signer);
	const after = picture ? flow.y - picture.heightPt - 6 : flow.y;
	const widthPt = CONTENT_WIDTH - (picture ? picture.widthPt + 16 : 0);
	for (const [text, style] of identity(context, signer)) {
		flow.writeRow([{ block: textBlock(text, widthPt, style), x: MARGIN, leadingPt: style.leadingPt }]);
	}
	flow.y = Math.min(flow.y - 6, after);
	const words = texts.parties;
	const time = (iso: string | null) => (iso ? moment(iso) : words.unknown);
	const done = signer.type === "Reviewer" ? words.approved : words.signed;
	const method: string | undefined = (words.methods as Record<string, string>)[signer.authentication];
	const facts: [string, string][] = [
		[words.authentication, method ?? signer.authentication],
		[words.sent, time(signer.sentAt)],
		[words.viewed, time(signer.viewedAt)],
		[words.consented, time(signer.consentedAt)],
		[done, time(signer.signedAt)],
		[words.ip, signer.ip || words.unknown],
		[words.browser, signer.userAgent || words.unknown],
	];
	for (const fact of facts) writeFact(context, fact, SMALL);
	if (signer.consentHash)
		writeFact(context, [words.consentHash, signer.consentHash], { ...MONO, sizePt: 8, leadingPt: 12 });
}

function identity({ texts }: CertificateContext, signer: Signer): [string, BlockStyle][] {
	const host = signer.hostName ? `, ${fill(texts.parties.host, { name: signer.hostName })}` : "";
	const group = signer.groupName ? `, ${fill(texts.parties.group, { name: signer.groupName })}` : "";
	const lines: [string, BlockStyle][] = [
		[signer.name || signer.email, NAME],
		[`${texts.parties.types[signer.type]}${host}${group}`, LABEL],
	];
	if (signer.email && signer.name) lines.splice(1, 0, [signer.email, BODY]);
	return lines;
}

async function drawSignature({ flow, texts }: CertificateContext, signer: Signer): Promise<void> {
	if (!signer.mark) return;
	const { widthPt, heightPt } = PICTURE;
	const x = PAGE_WIDTH - MARGIN - widthPt;
	const y = flow.y - heightPt;
	const canvas = flow.canvas;
	const caption = textBlock(texts.parties.signature, widthPt - 12, { ...SMALL_SOFT, sizePt: 7, leadingPt: 9 });
	canvas.isolated(() => {
		canvas.strokeColor(LINE).add(`0.6 w ${x} ${y} ${widthPt} ${heightPt} re S`);
		caption.draw(canvas, x + 6, y + heightPt - 3);
	});
	canvas.add("q").transform([1, 0, 0, 1, x + 8, y + 4]);
	await drawMark(canvas, signer.mark, { widthPt: widthPt - 16, heightPt: heightPt - 16, imagePath: signer.markPath });
	canvas.add("Q");
}

function writeFact({ flow }: CertificateContext, [label, value]: readonly [string, string], style: BlockStyle): void {
	flow.writeRow([
		{ block: textBlock(label, LABEL_WIDTH - 8, SMALL_SOFT), x: MARGIN, leadingPt: SMALL_SOFT.leadingPt },
		{
			block: textBlock(value, CONTENT_WIDTH - LABEL_WIDTH, style),
			x: MARGIN + LABEL_WIDTH,
			leadingPt: style.leadingPt,
		},
	]);
	flow.y -= 1;
}
