"use client";

import { type FormEvent, useState } from "react";
import { UNREACHABLE } from "#components/sender/unreachable.ts";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { type ActingUser, AppFields } from "./app-fields.tsx";
import { readAppForm, type ShownCredentials } from "./app-settings.ts";
import { SecretDialog } from "./secret-dialog.tsx";

type Made = { appId: string; credentials: ShownCredentials[] };
type Props = {
	settings: OAuthAppSettings;
	users: ActingUser[];
	create: (input: OAuthAppSettings) => Promise<ActionAnswer<Made>>;
};

/** Registers an app and shows its secrets, this once. */
export function NewAppForm({ settings, users, create }: Props) {
	const [problems, setProblems] = useState<Record<string, string>>({});
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const [made, setMade] = useState<Made | null>(null);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isBusy) return;
		setIsBusy(true);
		const answer = await create(readAppForm(new FormData(event.currentTarget))).catch(() => null);
		setIsBusy(false);
		setProblems(answer?.ok ? {} : (answer?.fields ?? {}));
		setProblem(answer?.ok ? null : (answer?.message ?? UNREACHABLE));
		if (answer?.ok) setMade(answer.value);
	}

	return (
		<form onSubmit={submit} noValidate className="px-4 py-4 sm:px-5">
			<AppFields settings={settings} users={users} problems={problems} />
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
			<div className="mt-3 flex justify-end">
				<Button type="submit" variant="primary" isBusy={isBusy}>
					Create app
				</Button>
			</div>
			<SecretDialog
				credentials={made?.credentials ?? []}
				onClose={() => made && window.location.assign(`/settings/oauth-apps/${made.appId}`)}
			/>
		</form>
	);
}
