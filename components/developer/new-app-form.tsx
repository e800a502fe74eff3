"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Form } from "#components/ui/forms/form.tsx";
import { FormEnd } from "#components/ui/forms/form-end.tsx";
import { useWords } from "#components/ui/words.tsx";
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
	const { newApp: words } = useWords("developer");
	const router = useRouter();
	const { run, reconsider, isBusy, problem, problems } = useAction(create);
	const [made, setMade] = useState<Made | null>(null);

	async function submit(event: FormEvent<HTMLFormElement>) {
		const answer = await run(readAppForm(new FormData(event.currentTarget)));
		if (answer?.ok) setMade(answer.value);
	}

	return (
		<Form onSubmit={submit} onInput={reconsider} className="px-4 py-4 sm:px-5">
			<AppFields settings={settings} users={users} problems={problems} />
			<FormEnd problem={problem} isBusy={isBusy}>
				{words.create}
			</FormEnd>
			<SecretDialog
				credentials={made?.credentials ?? []}
				onClose={() => made && router.push(`/settings/oauth-apps/${made.appId}`)}
			/>
		</Form>
	);
}
