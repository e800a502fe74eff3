"use client";

import { Smartphone } from "lucide-react";
import { type ReactNode, useActionState, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { EnrolmentAnswer } from "#lib/contract/users/enrolment-answer.ts";
import type { NewPasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import type { PasskeySite } from "#lib/contract/users/passkey-site.ts";
import { format } from "#lib/i18n/message.ts";
import { HowToScan, type SetUp } from "./app-set-up.tsx";
import { makePasskey, type NewPasskeyOptions } from "./ask-passkey.ts";
import { CodeField } from "./code-field.tsx";
import { OrLine } from "./or-line.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import type { Person } from "./person.ts";
import { QrSquare } from "./qr-square.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { takeStep } from "./take-step.ts";

/** How a passkey is made; null in an answer: somebody else is where they are, the page knows where. */
type PasskeyWay = {
	site: PasskeySite;
	/** What it is called until its owner calls it something else. */
	name: string;
	ask: (input: Record<never, never>) => Promise<ActionAnswer<NewPasskeyOptions | null>>;
	add: (input: { name: string; answer: NewPasskeyAnswer }) => Promise<ActionAnswer<string[] | null>>;
};

type Props = {
	person: Person;
	organisation: string;
	/** It is set up already: what is left is to go on. */
	isDone: boolean;
	returnTo: string;
	byForm: (before: EnrolmentAnswer, form: FormData) => Promise<EnrolmentAnswer>;
	passkey: PasskeyWay;
	/** Below what is asked, as long as something is. */
	children: ReactNode;
};

/**
 * From nothing to a second factor: a choice, the square or the passkey, the recovery codes, and in. The way with an app
 * needs no scripts.
 */
export function Enrolment({ person, organisation, isDone, returnTo, byForm, passkey, children }: Props) {
	const { enrolment: words } = useWords("entrance");
	const [now, act, isBusy] = useActionState(byForm, null);
	const [made, setMade] = useState<string[] | null>(null);
	const codes = made ?? now?.codes ?? null;
	if (codes) {
		return (
			<Step title={words.codesTitle} about={words.codesAbout}>
				<GoOnForm returnTo={returnTo}>
					{(isLeaving) => <RecoveryCodes codes={codes} person={person} isBusy={isLeaving} />}
				</GoOnForm>
			</Step>
		);
	}
	if (isDone) {
		return (
			<Step title={words.doneTitle} about={words.doneAbout}>
				<GoOnForm returnTo={returnTo}>
					{(isLeaving) => (
						<Button type="submit" variant="primary" size="lg" isBusy={isLeaving} className="w-full">
							{words.goOn}
						</Button>
					)}
				</GoOnForm>
			</Step>
		);
	}
	const problem = isBusy ? null : (now?.problem ?? null);
	if (now?.setUp) return <Scan {...{ setUp: now.setUp, returnTo, act, problem, isBusy, children }} />;
	return (
		<Step title={words.title} about={format(words.about, { organisation })}>
			<form action={act} className="flex flex-col gap-2">
				<AppChoice {...{ returnTo, problem, isBusy }} />
			</form>
			<PasskeyChoice {...passkey} onMade={setMade} />
			{children}
		</Step>
	);
}

function Step({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
	return (
		<>
			<h1 className="mb-2 text-balance font-semibold text-display">{title}</h1>
			{about ? <p className="mb-6 text-pretty text-ink-soft text-read">{about}</p> : null}
			{children}
		</>
	);
}

type Turn = { returnTo: string; problem: string | null; isBusy: boolean };

function AppChoice({ returnTo, problem, isBusy }: Turn) {
	const { enrolment: words } = useWords("entrance");
	return (
		<>
			<input type="hidden" name="returnTo" value={returnTo} />
			<Button
				type="submit"
				variant="primary"
				size="lg"
				icon={<Smartphone size={20} aria-hidden="true" />}
				isBusy={isBusy}
				className="w-full"
			>
				{words.app}
			</Button>
			<p className="text-center text-ink-soft">{words.appAbout}</p>
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
		</>
	);
}

type Scanning = Turn & { setUp: SetUp; act: (form: FormData) => void; children: ReactNode };

function Scan({ setUp, act, returnTo, problem, isBusy, children }: Scanning) {
	const { app: words } = useWords("security");
	const { enrolment } = useWords("entrance");
	return (
		<Step title={words.setUpTitle}>
			<form action={act} className="flex flex-col gap-4" noValidate>
				<input type="hidden" name="returnTo" value={returnTo} />
				<HowToScan setUp={setUp} />
				<QrSquare qr={setUp.qr} label={words.square} />
				<CodeField label={words.code} error={problem} isFocused />
				<Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="w-full">
					{words.check}
				</Button>
			</form>
			<p className="mt-5 text-center">
				{/* Not a link of the page's own: it begins anew. */}
				<a
					href={`/sign-in/set-up?returnTo=${encodeURIComponent(returnTo)}`}
					className="text-seal underline-offset-4 hover:underline"
				>
					{enrolment.back}
				</a>
			</p>
			{children}
		</Step>
	);
}

function PasskeyChoice({ site, name, ask, add, onMade }: PasskeyWay & { onMade: (codes: string[]) => void }) {
	const { enrolment: words } = useWords("entrance");
	const { passkeys } = useWords("security");

	async function make(): Promise<string | null> {
		const asked = await ask({});
		if (!asked.ok) return asked.message;
		if (!asked.value) return beginAnew();
		const answer = await makePasskey(asked.value);
		if (typeof answer === "string") return answer === "known" ? passkeys.knownHere : passkeys.notMade;
		const added = await add({ name, answer });
		if (!added.ok) return added.message;
		if (!added.value) return beginAnew();
		onMade(added.value);
		return null;
	}

	return (
		<div className="flex flex-col gap-3">
			<OrLine text={words.or} />
			<PasskeyButton site={site} label={words.passkey} isFirst={false} prove={make} />
			<p className="text-center text-ink-soft">{words.passkeyAbout}</p>
		</div>
	);
}

/** The page leads whoever is not half-way in any more where they belong. */
function beginAnew(): null {
	window.location.reload();
	return null;
}

const END = "/sign-in/set-up/end";

/** Ends signing in, with scripts or without. */
function GoOnForm({ returnTo, children }: { returnTo: string; children: (isLeaving: boolean) => ReactNode }) {
	const { unreachable } = useWords("common");
	const { signIn } = useWords("entrance");
	const [problem, setProblem] = useState<string | null>(null);
	const [isLeaving, setIsLeaving] = useState(false);

	async function submit() {
		if (isLeaving) return;
		setIsLeaving(true);
		const answer = await takeStep(END, [["returnTo", returnTo]]).catch(() => null);
		if (answer && answer.outcome !== "tooMany") return window.location.assign(answer.next);
		setIsLeaving(false);
		setProblem(answer ? signIn.tooMany : unreachable);
	}

	return (
		<Form action={END} onSubmit={submit} className="flex flex-col gap-3">
			<input type="hidden" name="returnTo" value={returnTo} />
			{children(isLeaving)}
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
		</Form>
	);
}
