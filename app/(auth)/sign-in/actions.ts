"use server";

import { z } from "zod";
import { askHalfWayForPasskey } from "#lib/domain/users/admitting/half-way.ts";
import { askForAnyPasskey } from "#lib/domain/users/admitting/sign-in-by-passkey.ts";
import { limitPublicWork } from "#lib/http/limits/limit-visitor.ts";
import { definePublicAction } from "#lib/http/pages/define-action.ts";
import { readHalfWay } from "#lib/http/pages/half-way-cookie.ts";

/** What the browser is to ask whichever passkey its user chooses. */
export const askForAnyPasskeyAction = definePublicAction(z.object({}), async (context) => {
	await limitPublicWork(context);
	return askForAnyPasskey(context);
});

/** What it is to ask those of somebody half-way in; null when that is over. */
export const askHalfWayAction = definePublicAction(z.object({}), async (context) => {
	await limitPublicWork(context);
	const halfWay = await readHalfWay();
	return halfWay ? askHalfWayForPasskey(context, halfWay) : null;
});
