import { expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { hasOutbox } from "./has-outbox.ts";

const SMS = { SMS_ACCOUNT_SID: "AC1", SMS_AUTH_TOKEN: "secret", SMS_FROM: "+15005550006" };
useTestDatabase({ SMTP_URL: "smtp://localhost:2525", ...SMS });

it("is for nobody once mail and text messages go out", async () => {
	expect(hasOutbox((await makeUserContext()).principal)).toBe(false);
});
