import { afterEach, expect, it, vi } from "vitest";
import { signingClient } from "./signing-client.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
	["a route that an upgrade removed", 404, "<!DOCTYPE html>", "state"],
	["a missing field", 404, '{"errorType":"NotFound"}', "refused"],
	["a page older than an upgrade", 409, '{"errorType":"Conflict"}', "state"],
	["an invalid value", 400, '{"errorType":"ValidationError"}', "refused"],
])("%s: %i", async (_case, status, body, reason) => {
	vi.stubGlobal("fetch", async () => new Response(body, { status }));
	expect(await signingClient("/sign/x").post("finish")).toMatchObject({ ok: false, reason });
});
