import { expect, it } from "vitest";
import { isHarmlessTarget } from "./link-target.ts";

it.each([
	["https://example.com/a?b=c:d", true],
	["HTTP://example.com", true],
	["mailto:a@example.com", true],
	["tel:+4930123", false],
	["ftp://example.com/a", false],
	["\\\\server\\share\\a.exe", false],
	["//server/share", false],
	["/etc/passwd", false],
	["www.example.com/a", true],
	["example.com:8080/a", true],
	["page.html?at=12:30", true],
	["#chapter:2", true],
	["javascript:alert(1)", false],
	[" JavaScript:alert(1)", false],
	["java\tscript\n:alert(1)", false],
	["\u00a0javascript:alert(1)", false],
	["vbscript:x", false],
	["data:text/html,x", false],
	["file:///etc/passwd", false],
	["ms-msdt:/id PCWDiagnostic", false],
	["search-ms:query=x", false],
	["C:\\Windows\\a.exe", false],
	["x.y:alert(1)", false],
	[":x", false],
])("%j may stay in a document: %s", (target, isHarmless) => {
	expect(isHarmlessTarget(target)).toBe(isHarmless);
});
