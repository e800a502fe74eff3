import { afterEach, expect, it, vi } from "vitest";
import { signingClient } from "./signing-client.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
	["a call that an upgrade has taken away", 404, "<!DOCTYPE html>", "state"],
	["a field that is not there", 404, '{"errorType":"NotFound"}', "refused"],
	["a page from before an upgrade", 409, '{"errorType":"Conflict"}', "state"],
	["a value that does not hold", 400, '{"errorType":"ValidationError"}', "refused"],
])("%s: %i", async (_case, status, body, reason) => {
	vi.stubGlobal("fetch", async () => new Response(body, { status }));
	expect(await signingClient("/sign/x").post("finish")).toMatchObject({ ok: false, reason });
});
