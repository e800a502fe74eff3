"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import type { EnrolmentAnswer } from "#lib/contract/users/enrolment-answer.ts";
import { newPasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import {
	addEnrolledPasskey,
	askForEnrolledPasskey,
	beginEnrolledApp,
	confirmEnrolledApp,
} from "#lib/domain/users/admitting/enrol.ts";
import { limitPublicCalls } from "#lib/http/limits/limit-visitor.ts";
import { definePublicAction } from "#lib/http/pages/define-action.ts";
import { readHalfWay } from "#lib/http/pages/half-way-cookie.ts";
import { localPath } from "#lib/http/pages/local-path.ts";

const begin = definePublicAction(z.object({}), (context) =>
	ofHalfWay(context, (halfWay) => beginEnrolledApp(context, halfWay)),
);

const confirm = definePublicAction(z.object({ code: z.string().max(50) }), (context, input) =>
	ofHalfWay(context, (halfWay) => confirmEnrolledApp(context, halfWay, input)),
);

export const askForPasskeyAction = definePublicAction(z.object({}), (context) =>
	ofHalfWay(context, (halfWay) => askForEnrolledPasskey(context, halfWay)),
);

export const addPasskeyAction = definePublicAction(
	z.object({ name: z.string().max(200), answer: newPasskeyAnswer }),
	(context, input) => ofHalfWay(context, (halfWay) => addEnrolledPasskey(context, halfWay, input)),
);

/** Whoever is not half-way in any more is answered with null: the page knows where they belong. */
async function ofHalfWay<T>(context: VisitorContext, work: (halfWay: string) => Promise<T | null>): Promise<T | null> {
	await limitPublicCalls(context);
	const halfWay = await readHalfWay();
	return halfWay === null ? null : work(halfWay);
}

/** The way with an app, step by step, from a form that needs no scripts: without a code it begins. */
export async function enrolByForm(before: EnrolmentAnswer, form: FormData): Promise<EnrolmentAnswer> {
	const code = form.get("code");
	const answer = code === null ? await begin({}) : await confirm({ code: String(code) });
	if (!answer.ok) return { setUp: before?.setUp ?? null, codes: null, problem: answer.message };
	if (answer.value === null) {
		const target = localPath(String(form.get("returnTo"))) ?? "/start";
		redirect(`/sign-in/set-up?returnTo=${encodeURIComponent(target)}`);
	}
	if (Array.isArray(answer.value)) return { setUp: null, codes: answer.value, problem: null };
	return { setUp: answer.value, codes: null, problem: null };
}
