"use server";

import { z } from "zod";
import { sealFailedNow, sendMailsNow } from "#lib/domain/doctor/run-again.ts";
import { sendTestMail } from "#lib/domain/doctor/send-test-mail.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { beginLooking } from "./begin-looking.ts";

const nothing = z.object({});

export const lookAction = defineAction(nothing, (context) => beginLooking(context));

export const sendTestMailAction = defineAction(nothing, (context) => sendTestMail(context));
export const sealFailedAction = defineAction(nothing, (context) => sealFailedNow(context));
export const sendMailsAction = defineAction(nothing, (context) => sendMailsNow(context));
