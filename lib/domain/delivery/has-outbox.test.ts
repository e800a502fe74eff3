import { expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { hasOutbox } from "./has-outbox.ts";

useTestDatabase({ SMTP_URL: "smtp://localhost:2525" });

it("is for nobody once mail goes to a server", async () => {
	expect(hasOutbox((await makeUserContext()).principal)).toBe(false);
});
