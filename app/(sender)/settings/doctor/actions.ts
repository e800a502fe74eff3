"use server";

import { z } from "zod";
import { lookAtInstallation } from "#lib/domain/doctor/look.ts";
import { sealFailedNow, sendMailsNow } from "#lib/domain/doctor/run-again.ts";
import { sendTestMail } from "#lib/domain/doctor/send-test-mail.ts";
import { wordFinding } from "#lib/domain/doctor/word-finding.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { visitOfPage } from "#lib/http/pages/visit-of-page.ts";
import { pageWords } from "../../../room-words.tsx";

const nothing = z.object({});

/** All findings together: none takes longer than its time. */
export const lookAction = defineAction(nothing, async (context) => {
	const findings = await lookAtInstallation(context, await visitOfPage());
	const { doctor, locale } = await pageWords();
	const ids = Object.keys(findings) as (keyof typeof findings)[];
	return Promise.all(ids.map(async (id) => wordFinding(id, await findings[id], doctor, locale)));
});

export const sendTestMailAction = defineAction(nothing, (context) => sendTestMail(context));
export const sealFailedAction = defineAction(nothing, (context) => sealFailedNow(context));
export const sendMailsAction = defineAction(nothing, (context) => sendMailsNow(context));
