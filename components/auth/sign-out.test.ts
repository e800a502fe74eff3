import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepCopied, readCopied } from "#components/editor/state/copied-fields.ts";
import { leave } from "./sign-out.ts";

const assign = vi.fn();
const failed = vi.fn();

beforeEach(() => {
	const items = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, text: string) => items.set(key, text),
		removeItem: (key: string) => items.delete(key),
	});
	vi.stubGlobal("window", { location: { assign } });
	keepCopied("user", ["a field"]);
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

it.each<[string, () => Promise<Response>]>([
	["is refused", async () => Response.json({ error: "Too many requests." }, { status: 429 })],
	["fails", async () => new Response("", { status: 500 })],
	["reaches nobody", () => Promise.reject(new TypeError("Failed to fetch"))],
])("stays, says so and forgets nothing where signing out %s", async (_, answer) => {
	vi.stubGlobal("fetch", answer);
	await leave(failed);
	expect(failed).toHaveBeenCalledOnce();
	expect(assign).not.toHaveBeenCalled();
	expect(readCopied("user")).toEqual(["a field"]);
});

it("goes where the server says, and leaves nothing of one's work behind", async () => {
	vi.stubGlobal("fetch", async () => Response.json({ next: "https://login.example.com/out" }));
	await leave(failed);
	expect(assign).toHaveBeenCalledWith("https://login.example.com/out");
	expect(failed).not.toHaveBeenCalled();
	expect(readCopied("user")).toEqual([]);
});
