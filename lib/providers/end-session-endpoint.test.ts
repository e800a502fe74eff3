import { expect, it } from "vitest";
import { endSessionEndpoint } from "./end-session-endpoint.ts";

const [SAFE, CLEAR] = ["https://login.example.com", "http://login.internal:8080"];

it.each([
	[SAFE, `${SAFE}/out`, true],
	[SAFE, `${CLEAR}/out`, false],
	[CLEAR, `${CLEAR}/out`, true],
	[CLEAR, `${SAFE}/out`, true],
	[SAFE, "javascript:alert(1)", false],
	[CLEAR, "app://out", false],
	[SAFE, "/out", false],
	[SAFE, undefined, false],
])("a session at %s is ended at %s: %s", (issuer, endpoint, isAllowed) => {
	const server = { issuer, ...(endpoint ? { end_session_endpoint: endpoint } : {}) };
	expect(endSessionEndpoint(server)).toBe(isAllowed ? endpoint : null);
});
