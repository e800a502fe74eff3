import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { operatorContext, type UserContext } from "#lib/domain/context.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { OFFERED_SETTINGS, readOfferedSettings, wantsMail } from "./notification-settings.ts";
import { updateNotificationSettings } from "./update-notification-settings.ts";
import { viewSettings } from "./view-settings.ts";

useTestDatabase();

it("has everything on but the copy of the sealed PDF, until a person says otherwise", () => {
	const off = OFFERED_SETTINGS.filter((name) => !readOfferedSettings({})[name]);
	expect(off).toEqual(["attachSignedDocument"]);
	expect(wantsMail({ viewed: false }, "viewed")).toBe(false);
});

it("keeps what a person has switched", async () => {
	const { accountId, userId, email } = await makeCaller();
	const context: UserContext = {
		...operatorContext("test"),
		principal: {
			kind: "user",
			accountId,
			userId,
			email,
			teamId: randomUUID(),
			role: "Member",
			name: "Ada",
			isSandbox: false,
			via: "session",
			credentialId: randomUUID(),
		},
	};
	await updateNotificationSettings(context, { settings: { viewed: false, attachSignedDocument: true } });
	const { notifications } = await viewSettings(context);
	expect(notifications).toMatchObject({ viewed: false, attachSignedDocument: true, signed: true });
});
