import { ContentScan } from "./content-scan.ts";

/** What a content stream leaves open at its end, and what must follow so that nothing of it leaks. */
export type Balance = {
	/** Operators that close everything the content left open. */
	closing: string;
	/** Offsets of `Q` without `q`: readers ignore them, but inside a `q … Q` of ours they would close it. */
	strayRestores: number[];
};

const NESTING: Readonly<Record<string, readonly [kind: "text" | "marked", step: 1 | -1]>> = {
	BT: ["text", 1],
	ET: ["text", -1],
	BMC: ["marked", 1],
	BDC: ["marked", 1],
	EMC: ["marked", -1],
};

/** Reads a page's content for its nesting only (PDF 2.0, 7.8.2, 8.4.2, 9.4.1, 14.6). Time is linear. */
export function contentBalance(content: Uint8Array): Balance {
	const scan = new ContentScan(content);
	const open = { state: 0, text: 0, marked: 0 };
	const strayRestores: number[] = [];
	for (let token = scan.next(); token !== null; token = scan.next()) {
		const nesting = NESTING[token];
		if (token === "q") open.state++;
		else if (token === "Q" && open.state === 0) strayRestores.push(scan.tokenStart);
		else if (token === "Q") open.state--;
		else if (nesting) open[nesting[0]] = Math.max(0, open[nesting[0]] + nesting[1]);
		else if (token === "ID") scan.skipInlineImage();
	}
	const closing = [
		scan.unfinished,
		open.text > 0 ? "ET" : "",
		"EMC ".repeat(Math.min(open.marked, 64)),
		"Q ".repeat(open.state),
	];
	return { closing: closing.filter((part) => part !== "").join("\n"), strayRestores };
}
