"use client";

import type { FormEvent } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Form } from "#components/ui/forms/form.tsx";
import { FormEnd } from "#components/ui/forms/form-end.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { type ActingUser, AppFields } from "./app-fields.tsx";
import { readAppForm } from "./app-settings.ts";

type Props = {
	appId: string;
	settings: OAuthAppSettings;
	users: ActingUser[];
	save: (input: OAuthAppSettings & { appId: string }) => Promise<ActionAnswer>;
};

/** Changes the settings of an app. */
export function EditAppForm({ appId, settings, users, save }: Props) {
	const { app: words } = useWords("developer");
	const { run, reconsider, isBusy, problem, problems } = useAction(save);

	async function submit(event: FormEvent<HTMLFormElement>) {
		const answer = await run({ appId, ...readAppForm(new FormData(event.currentTarget)) });
		if (answer?.ok) toast(words.saved);
	}

	return (
		<Form onSubmit={submit} onInput={reconsider} className="px-4 py-4 sm:px-5">
			<AppFields settings={settings} users={users} problems={problems} />
			<FormEnd problem={problem} isBusy={isBusy}>
				{words.save}
			</FormEnd>
		</Form>
	);
}
