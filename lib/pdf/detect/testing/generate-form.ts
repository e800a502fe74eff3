import type { FormPaper } from "./form-paper.ts";
import { type FormWords, LANGUAGES } from "./forms/languages.ts";
import { type Random, seeded } from "./random.ts";
import { setForm } from "./set-form.ts";

const FACES = ["Helvetica", "Times-Roman"] as const;
/** Letters of the longest label before a place, in their size. */
const LABEL_EM = 17;
const LINE_PX = 640;

/** A form made up from a seed: another language, layout and order each time, with what only looks like places among it. */
export function generateForm(seed: number): FormPaper {
	const random = seeded(seed);
	const words = random.of(LANGUAGES);
	const style = { face: random.of(FACES), size: 12 + random.below(5), margin: 50 + random.below(40) };
	const fill = random.of(["rule", "rule", "under", "dots", "box"]);
	const blocks = [facts, paragraph, ticks, dataTable, emptyTable, comb, choice, contents, lines, remark];
	const chosen = Array.from({ length: 5 + random.below(3) }, () => random.of(blocks));
	const head = `${random.of(["#", "#_", "##"])} ${random.of(words.titles)}`;
	const parts = [facts, ...chosen].map((block) => block({ random, words, fill, size: style.size }));
	const source = [
		head,
		...parts,
		paragraph({ random, words, fill, size: style.size }),
		ending({ random, words, fill, size: style.size }),
	];
	if (random.chance(0.5)) source.push("-- 140", "small 1 2031.");
	if (random.chance(0.5)) source.push("---", `small ${words.page}`);
	return setForm(source.join("\n"), style);
}

type Making = { random: Random; words: FormWords; fill: string; size: number };

function pick<T>({ random }: Making, list: readonly T[], count: number): T[] {
	const left = [...list];
	return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)).flat();
}

/** Label and place, one or two to a line. */
function facts(making: Making): string {
	const { random, words, fill, size } = making;
	const isAligned = random.chance(0.4);
	const colon = random.chance(0.75) ? ":" : "";
	const rows = pick(making, words.texts, 2 + random.below(4)).map((label) => {
		const isShort = random.chance(0.35) && label.length < 16;
		const width = isShort ? 120 : 180 + random.below(120);
		const gap = isAligned && !isShort ? ` @${Math.round(LABEL_EM * size * 0.72)}` : " ";
		const second = isShort ? ` @340${random.of(words.dates)}${colon} {date 110 ${fill}}` : "";
		return `${label}${colon}${gap}{text ${width} ${fill}}${second}`;
	});
	return rows.join("\n");
}

function paragraph(making: Making): string {
	return `> ${pick(making, making.words.sentences, 3).join(" ")}`;
}

function ticks(making: Making): string {
	const { random, words } = making;
	const isAfter = random.chance(0.3);
	return pick(making, words.ticks, 2 + random.below(3))
		.map((label) => (isAfter ? `${label} {check ${10 + random.below(5)}}` : `{check ${10 + random.below(6)}} ${label}`))
		.join("\n");
}

function choice(making: Making): string {
	const [one = "", other = ""] = pick(making, making.words.ticks, 2);
	return `{radio 12} ${one} @330{radio 12} ${other}`;
}

/** Filled, but for a cell or two that have nothing to say. */
function dataTable({ random, words }: Making): string {
	const rows = words.items.map(
		(item) => `| ${item} | ${10 + random.below(90)},00 | ${random.chance(0.2) ? "" : 1 + random.below(9)} |`,
	);
	return [`cols 300 160 160`, `row ${24 + random.below(8)}`, `|= ${words.columns.join(" | ")} |`, ...rows, "+ 24"].join(
		"\n",
	);
}

function emptyTable(making: Making): string {
	const { random, words } = making;
	const rows = pick(making, words.texts, 3).map((label) => `| ${label} | {text} |`);
	return [`cols 230 390`, `row ${26 + random.below(10)}`, ...rows, "+ 24"].join("\n");
}

function comb(making: Making): string {
	const [label = ""] = pick(making, making.words.texts, 1);
	return `${label} @${Math.round(LABEL_EM * making.size * 0.72)}{text ${18 * (8 + making.random.below(12))} comb}`;
}

function contents(making: Making): string {
	const { random, words } = making;
	return pick(making, words.titles, 2)
		.map((title) => `.. ${title} .. ${2 + random.below(30)}`)
		.join("\n");
}

function lines({ random, words }: Making): string {
	const count = 2 + random.below(2);
	return [`${words.texts.at(-1)}:`, ...Array.from({ length: count }, () => `{text ${LINE_PX - 60}}`)].join("\n");
}

function remark({ words }: Making): string {
	return `#_ ${words.titles[0]}\n> ${words.sentences[0]}`;
}

/** Where it is signed. */
function ending(making: Making): string {
	const { random, words, fill } = making;
	const line = fill === "box" ? "rule" : fill;
	const [one, other] = random.of(words.parties);
	const sign = random.of(words.sign);
	const initials = random.chance(0.3) ? `\n${words.initials}: {init 80 ${line}}` : "";
	const ways = [
		`+ 30\n${sign}: {sign 210 ${line}} @400${words.signedOn}: {signed 120 ${line}}`,
		`+ 40\n{sign 230 rule below=${one}} @340{sign 230 rule below=${other}}\n+ 14\n${words.signedOn}: {signed 130} @340${words.signedOn}: {signed 130}`,
		`+ 40\n{signed 150 rule below=${words.signedOn}} @250{sign 260 rule below=${sign}}`,
	];
	return random.of(ways) + initials;
}
