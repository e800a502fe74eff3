import { execFileSync } from "node:child_process";
import { PdfBool } from "@libpdf/core";
import { describe, expect, test } from "vitest";
import { onePage } from "#lib/pdf/read/testing/write-pdf.ts";
import { onDisk } from "#lib/pdf/stamp/testing/stamped.ts";
import { loadPdf } from "./load-pdf.ts";

/** The page's dictionary as qpdf reads it. */
function pageOf(bytes: Uint8Array): string {
	return execFileSync("qpdf", ["--show-object=3", onDisk(bytes)], { encoding: "latin1" });
}

const VALUES: [title: string, value: string][] = [
	["a carriage return in a string", "(a\\rb\\r\\nc\\n)"],
	["a palette", "[/Indexed /DeviceRGB 1 (\\015\\012\\377\\r\\n\\000)]"],
	["an unbalanced bracket and a backslash", "(\\(\\\\\\r)"],
	["the page size of a common word processor", "[0 0 595.303937007874 841.889763779528]"],
	["numbers near nothing and far off", "[0.0000015 -0.0000001 123456789.123456 2147483647]"],
	["names in GBK, with and without escapes", "<< /\xcb\xce\xcc\xe5 1 /#ba#da#cc#e5 2 >>"],
	["two names that differ in what is no UTF-8", "<< /M#E4 1 /M#FC 2 >>"],
	["names in UTF-8, with and without escapes", "<< /\xe5\xae\x8b 1 /#E4#BD#93 2 >>"],
	["a name with escapes of every kind", "/A#20B#2F#23C#E9#C3#A9#7F#FF"],
];

describe("what is written again is what was read", () => {
	test.each(VALUES)("%s", async (_title, value) => {
		const source = onePage({ page: `/Probe ${value}` });
		for (const incremental of [true, false]) {
			const pdf = await loadPdf(source);
			pdf.getPage(0)?.dict.set("Changed", PdfBool.TRUE);
			const saved = await pdf.save({ incremental });
			const [before, after] = [pageOf(source), pageOf(saved)];
			expect(after).toContain("/Changed true");
			const probe = /\/Probe (?:\[[^\]]*\]|<<.*?>>|\S+)/;
			expect(probe.exec(after)?.[0]).toBe(probe.exec(before)?.[0]);
		}
	});
});
