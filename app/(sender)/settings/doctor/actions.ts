"use server";

import { z } from "zod";
import { sealFailedNow, sendMailsNow } from "#lib/domain/doctor/run-again.ts";
import { sendTestMail } from "#lib/domain/doctor/send-test-mail.ts";
import { limitLooks, limitTestMails } from "#lib/http/limits/limit-visitor.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { beginLooking } from "./begin-looking.ts";

const nothing = z.object({});

export const lookAction = defineAction(nothing, async (context) => {
	await limitLooks(context);
	return beginLooking(context);
});

export const sendTestMailAction = defineAction(nothing, async (context) => {
	await limitTestMails(context);
	return sendTestMail(context);
});
export const sealFailedAction = defineAction(nothing, (context) => sealFailedNow(context));
export const sendMailsAction = defineAction(nothing, (context) => sendMailsNow(context));
