import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import { drawMark } from "#lib/pdf/stamp/draw-mark.ts";
import { CONTENT_WIDTH, LINE, MARGIN, PAGE_WIDTH } from "./certificate-colours.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { identityFacts } from "./identity-facts.ts";
import type { PageFlow } from "./page-flow.ts";
import { BODY, HASH, LABEL, NAME, SMALL, SMALL_SOFT } from "./styles.ts";
import { type BlockStyle, textBlock } from "./text-block.ts";
import { writeSection } from "./write-section.ts";

type Signer = CertificateContext["data"]["signers"][number];

const PICTURE = { widthPt: 168, heightPt: 54 };
const LABEL_WIDTH = 104;
const RULE_GAP = 10;
const ROW_GAP = 1;

/** Everybody who signed or reviewed: how they were known, when they did what, from where. */
export async function writeParties(context: CertificateContext): Promise<void> {
	const { flow, data, texts } = context;
	const parties = data.signers.map((signer) => layOutParty(context, signer));
	writeSection(flow, texts.parties.heading, parties[0]?.heightPt ?? 0);
	for (const [i, party] of parties.entries()) {
		flow.keep(party.heightPt + (i > 0 ? RULE_GAP : 0));
		if (i > 0) {
			flow.rule();
			flow.y -= RULE_GAP;
		}
		await writeParty(context, party);
		flow.y -= 8;
	}
	if (data.carbonCopies.length === 0) return;
	flow.keep(30);
	writeRows(flow, [factRow([texts.copies, data.carbonCopies.join(", ")], BODY)]);
}

type Row = Parameters<PageFlow["writeRow"]>[0];
type Party = { signer: Signer; identity: Row[]; identityHeightPt: number; facts: Row[]; heightPt: number };

/** What is to be written of a party, and the height of that: it stays together. */
function layOutParty(context: CertificateContext, signer: Signer): Party {
	const widthPt = CONTENT_WIDTH - (signer.mark === null ? 0 : PICTURE.widthPt + 16);
	const identity = identityLines(context, signer).map(([text, style]) => [
		{ block: textBlock(text, widthPt, style), x: MARGIN, leadingPt: style.leadingPt },
	]);
	const facts = factRows(context, signer);
	const identityHeightPt = Math.max(heightOf(identity), signer.mark === null ? 0 : PICTURE.heightPt) + 6;
	const heightPt = identityHeightPt + heightOf(facts) + facts.length * ROW_GAP;
	return { signer, identity, identityHeightPt, facts, heightPt };
}

function heightOf(rows: readonly Row[]): number {
	return rows.reduce((sum, row) => sum + Math.max(0, ...row.map(({ block }) => block.heightPt)), 0);
}

async function writeParty(context: CertificateContext, { signer, identity, identityHeightPt, facts }: Party) {
	const { flow } = context;
	if (signer.mark) await drawSignature(context, signer);
	const after = flow.y - identityHeightPt;
	for (const row of identity) flow.writeRow(row);
	flow.y = Math.min(flow.y, after);
	writeRows(flow, facts);
}

function writeRows(flow: PageFlow, rows: readonly Row[]): void {
	for (const row of rows) {
		flow.writeRow(row);
		flow.y -= ROW_GAP;
	}
}

function factRows({ texts, moment }: CertificateContext, signer: Signer): Row[] {
	const words = texts.parties;
	const time = (iso: string | null) => (iso ? moment(iso) : words.unknown);
	const done = signer.type === "Reviewer" ? words.approved : words.signed;
	const facts: [string, string][] = [
		[words.authentication, signer.authentication.map((method) => words.methods[method]).join("; ") || words.unknown],
		...(signer.presence ? [presenceFact(words, signer.name, signer.presence, moment)] : []),
		...(signer.proof ? [proofFact(words, signer.proof, moment)] : []),
		...(signer.identity ? identityFacts({ texts, moment }, signer.identity) : []),
		...(signer.sentAt ? [[words.sent, moment(signer.sentAt)] satisfies [string, string]] : []),
		[words.viewed, time(signer.viewedAt)],
		[words.consented, time(signer.consentedAt)],
		[done, time(signer.signedAt)],
		[words.ip, signer.ip || words.unknown],
		[words.browser, signer.userAgent || words.unknown],
	];
	const rows = facts.map((fact) => factRow(fact, SMALL));
	if (!signer.consentHash) return rows;
	return [...rows, factRow([words.consentHash, signer.consentHash], { ...HASH, sizePt: 8, leadingPt: 12 })];
}

function presenceFact(
	words: CertificateContext["texts"]["parties"],
	name: string,
	{ host, at }: NonNullable<Signer["presence"]>,
	moment: CertificateContext["moment"],
): [string, string] {
	return [words.presence, format(words.presenceSaid, { host, name: isolate(name), at: moment(at) })];
}

function proofFact(
	words: CertificateContext["texts"]["parties"],
	{ method, at }: NonNullable<Signer["proof"]>,
	moment: CertificateContext["moment"],
): [string, string] {
	return [words.proof, format(words.proofs[method], { at: moment(at) })];
}

function identityLines({ texts }: CertificateContext, signer: Signer): [string, BlockStyle][] {
	const { types, host, group } = texts.parties;
	const type = types[signer.type];
	const hosted = signer.hostName ? format(host, { role: type, name: isolate(signer.hostName) }) : type;
	const role = signer.groupName ? format(group, { role: hosted, name: isolate(signer.groupName) }) : hosted;
	const lines: [string, BlockStyle][] = [
		[isolate(signer.name || signer.email), NAME],
		[role, LABEL],
	];
	const addresses = [signer.name ? signer.email : "", signer.phone ?? ""].filter((address) => address !== "");
	lines.splice(1, 0, ...addresses.map((address): [string, BlockStyle] => [address, BODY]));
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

function factRow([label, value]: readonly [string, string], style: BlockStyle): Row {
	return [
		{ block: textBlock(label, LABEL_WIDTH - 8, SMALL_SOFT), x: MARGIN, leadingPt: SMALL_SOFT.leadingPt },
		{
			block: textBlock(value, CONTENT_WIDTH - LABEL_WIDTH, style),
			x: MARGIN + LABEL_WIDTH,
			leadingPt: style.leadingPt,
		},
	];
}
