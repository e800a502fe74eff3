import { expect, it } from "vitest";
import { maskUrl } from "./mask-url.ts";

it("a URL is shown without its password and query", () => {
	expect(maskUrl("smtps://a:b%40c@mail.example.com:465?auth=x")).toBe("smtps://a:••••@mail.example.com:465");
	expect(maskUrl("http://tsa.example.com/x")).toBe("http://tsa.example.com/x");
	expect(maskUrl(null)).toBe("");
});
