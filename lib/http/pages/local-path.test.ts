import { expect, it } from "vitest";
import { localPath } from "./local-path.ts";

it.each([
	["/documents", "/documents"],
	["/documents?filter=waiting#top", "/documents?filter=waiting#top"],
	["//evil.example", null],
	["/\\evil.example", null],
	["https://evil.example", null],
	["javascript:alert(1)", null],
	["/a\nb", null],
	["", null],
	[null, null],
])("a return path of %j leads to %j", (given, path) => expect(localPath(given)).toBe(path));
