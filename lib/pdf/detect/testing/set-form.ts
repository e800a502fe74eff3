import type { FoundField } from "#lib/pdf/tasks.ts";
import { FormPaper, PAPER } from "./form-paper.ts";
import { type Face, textWidth } from "./helvetica-widths.ts";

/** How a form is set; everything in pixels. */
export type FormStyle = { face?: Face; size?: number; margin?: number; leading?: number };

/** Words of the sources for what is to be filled in. */
const TYPES: Readonly<Record<string, FoundField["type"]>> = {
	text: "TextBox",
	sign: "Signature",
	init: "Initial",
	date: "EditableDate",
	signed: "DateSigned",
	check: "CheckBox",
	radio: "RadioButton",
};
const TOKEN = /\{([^}]*)\}|@(\d+)/g;
const SMALL = 11;

type Setting = Required<FormStyle> & { paper: FormPaper; y: number; columns: number[]; row: number };

/**
 * Sets a form from its readable source, a line of which is one of
 *
 * - `# words`, `## words`, `#_ words`: a heading, a smaller one, one with a rule under it
 * - `> words`: a paragraph · `---` a separator · `-- 140`: a short rule, as over footnotes
 * - `+ 30`: room · `cols 100 200`: widths of a table's columns · `row 30`: height of its rows
 * - `| a | b |`: a row of a table · `|= a | b |`: one with a grey ground
 * - `.. words .. 12`: a line of a table of contents
 * - anything else: words with places, `@300` going on at 300
 *
 * A place is `{type width style}`: type text, sign, init, date, signed, check, radio, or none for what only looks like
 * a place; style rule, under, dots, box, tall or comb; `below=words` stands under it. In a table `{text}` is an empty
 * cell, and words before it are its caption.
 */
export function setForm(source: string, style: FormStyle = {}): FormPaper {
	const size = style.size ?? 14;
	const setting: Setting = {
		paper: new FormPaper(),
		face: style.face ?? "Helvetica",
		size,
		margin: style.margin ?? 70,
		leading: style.leading ?? Math.round(size * 2.1),
		y: 80,
		columns: [],
		row: 30,
	};
	for (const line of source.split("\n")) setLine(line.trim(), setting);
	return setting.paper;
}

function setLine(line: string, setting: Setting): void {
	const { paper, margin, size, face } = setting;
	const [sign = "", ...rest] = line.split(" ");
	const words = rest.join(" ");
	const right = PAPER.width - margin;
	if (line === "") setting.y += size * 0.8;
	else if (sign === "#" || sign === "##" || sign === "#_") {
		const large = sign === "##" ? size * 1.15 : size * 1.5;
		setting.y += large;
		const end = paper.text(margin, setting.y, words, { size: large, face: "Helvetica-Bold" });
		if (sign === "#_") paper.line(margin, setting.y + 6, Math.max(end, right), setting.y + 6);
		setting.y += large * 1.3;
	} else if (sign === ">") setParagraph(words, setting);
	else if (sign === "---") {
		paper.line(margin, setting.y, right, setting.y);
		setting.y += size * 1.5;
	} else if (sign === "--") {
		paper.line(margin, setting.y, margin + Number(words), setting.y);
		setting.y += SMALL * 1.4;
	} else if (sign === "+") setting.y += Number(words);
	else if (sign === "cols") setting.columns = rest.map(Number);
	else if (sign === "row") setting.row = Number(words);
	else if (sign === "..") setContents(words, setting);
	else if (sign === "small") {
		paper.text(margin, setting.y, words, { size: SMALL, face });
		setting.y += SMALL * 1.5;
	} else if (line.startsWith("|")) setRow(line, setting);
	else setWords(line, setting);
}

function setParagraph(words: string, setting: Setting): void {
	const { paper, margin, size, face } = setting;
	let line = "";
	const end = () => {
		paper.text(margin, setting.y, line, { size, face });
		setting.y += size * 1.35;
	};
	for (const word of words.split(" ")) {
		const longer = line === "" ? word : `${line} ${word}`;
		if (textWidth(longer, face, size) > PAPER.width - 2 * margin) {
			end();
			line = word;
		} else line = longer;
	}
	end();
	setting.y += size * 0.9;
}

function setContents(words: string, setting: Setting): void {
	const { paper, margin, size, face } = setting;
	const [title = "", number = ""] = words.split(" .. ");
	const start = paper.text(margin, setting.y, `${title} `, { size, face });
	const end = PAPER.width - margin - textWidth(number, face, size) - 4;
	const count = Math.floor((end - start) / textWidth(".", face, size));
	paper.text(start, setting.y, ".".repeat(Math.max(0, count)), { size, face });
	paper.text(end + 4, setting.y, number, { size, face });
	setting.y += size * 1.7;
}

function setWords(line: string, setting: Setting): void {
	const { paper, margin, size, face } = setting;
	let x = margin;
	let from = 0;
	let deepest = 0;
	for (const match of line.matchAll(TOKEN)) {
		x = paper.text(x, setting.y, line.slice(from, match.index), { size, face });
		if (match[2] !== undefined) x = margin + Number(match[2]);
		else {
			const place = readPlace(match[1] ?? "");
			x = setPlace(place, x, setting);
			if (place.below !== "") deepest = SMALL * 1.8;
		}
		from = match.index + match[0].length;
	}
	paper.text(x, setting.y, line.slice(from), { size, face });
	setting.y += setting.leading + deepest;
}

type Place = { type: FoundField["type"] | null; width: number; style: string; below: string };

function readPlace(source: string): Place {
	const [before = "", below = ""] = source.split(" below=");
	const [type = "", width = "", style = "rule"] = before.trim().split(" ");
	return { type: TYPES[type] ?? null, width: Number(width) || 13, style, below };
}

function setPlace({ type, width, style, below }: Place, x: number, setting: Setting): number {
	const { paper, size, face, y } = setting;
	const isTick = type === "CheckBox" || type === "RadioButton";
	if (isTick) {
		if (type === "CheckBox") paper.box(x, y - width + 2, width, width, "S");
		else paper.circle(x, y - width + 2, width);
		paper.want(type, x, y - width + 2, width, width);
		return x + width + 5;
	}
	const high = type === "Signature" ? 30 : 18;
	let end = x + width;
	if (style === "box" || style === "tall" || style === "comb") {
		const height = style === "tall" ? 64 : size + 10;
		const top = y - size - 3;
		paper.box(x, top, width, height, "S");
		const teeth = style === "comb" ? Math.round(width / 18) : 1;
		for (let tooth = 1; tooth < teeth; tooth += 1) {
			paper.line(x + (width * tooth) / teeth, top, x + (width * tooth) / teeth, top + height);
		}
		if (type) paper.want(type, x, top, width, height);
		if (style === "tall") setting.y += 46;
	} else {
		if (style === "rule") paper.line(x, y + 2, end, y + 2);
		else {
			const letter = style === "dots" ? "." : "_";
			const count = Math.floor(width / textWidth(letter, face, size));
			end = paper.text(x, y, letter.repeat(count), { size, face });
		}
		if (type) paper.want(type, x, y + 2 - high, end - x, high);
	}
	if (below !== "") paper.text(x, y + 4 + SMALL, below, { size: SMALL, face });
	return end + 4;
}

function setRow(line: string, setting: Setting): void {
	const { paper, margin, size, face, row, y } = setting;
	const isGrey = line.startsWith("|=");
	const cells = line.replace(/^\|=?|\|$/g, "").split("|");
	let x = margin;
	for (const [index, source] of cells.entries()) {
		const width = setting.columns[index] ?? (PAPER.width - 2 * margin) / cells.length;
		if (isGrey) paper.box(x, y - size, width, row, "f");
		paper.box(x, y - size, width, row, "S");
		const [caption = "", token] = source.split(/\{|\}/);
		const type = token === undefined ? null : (TYPES[token] ?? null);
		const small = token === undefined || caption.trim() === "" ? size : SMALL - 1;
		const base =
			token !== undefined && caption.trim() !== "" ? y - size + small + 2 : y - size / 2 + row / 2 - size * 0.15;
		if (caption.trim() !== "") paper.text(x + 5, base, caption.trim(), { size: small, face });
		if (type) {
			const top = caption.trim() === "" ? y - size + 2 : y - size + small + 5;
			paper.want(type, x + 2, top, width - 4, y - size + row - 2 - top);
		}
		x += width;
	}
	setting.y += row;
}
