import { expect, it } from "vitest";
import { maskUrl } from "./mask-url.ts";

it("a URL is shown without its password, its query and what may be a key", () => {
	expect(maskUrl("smtps://a:b%40c@mail.example.com:465?auth=x")).toBe("smtps://a:••••@mail.example.com:465");
	expect(maskUrl("http://tsa.example.com/x")).toBe("http://tsa.example.com/x");
	expect(maskUrl("smtp://SG.key@mail.example.com")).toBe("smtp://••••@mail.example.com");
	expect(maskUrl("smtp://SG.key:@mail.example.com")).toBe("smtp://••••@mail.example.com");
	expect(maskUrl("https://token@tsa.example.com/x?y=z")).toBe("https://••••@tsa.example.com/x");
	expect(maskUrl("https://:key@tsa.example.com/x")).toBe("https://:••••@tsa.example.com/x");
	expect(maskUrl(null)).toBe("");
});
