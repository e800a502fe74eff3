"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Form } from "#components/ui/forms/form.tsx";
import { FormEnd } from "#components/ui/forms/form-end.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { EndpointFields, type EndpointInput, readEndpointForm } from "./endpoint-fields.tsx";
import { EndpointSecretDialog } from "./endpoint-secret-dialog.tsx";
import { placeAddress } from "./webhooks-place.ts";

type Made = { endpointId: string; secret: string };
type Props = {
	apps: { id: string; name: string }[];
	/** The application that is meant. */
	appId: string | null;
	create: (input: EndpointInput) => Promise<ActionAnswer<Made>>;
};

const EMPTY = { url: "", events: [], environment: "All" as const, hasBoldSignHeaders: false };

/** Makes an endpoint and shows its secret, this once; then its log is open, for a test call. */
export function NewEndpointForm({ apps, appId, create }: Props) {
	const { form: words } = useWords("webhooks");
	const router = useRouter();
	const { run, reconsider, isBusy, problem, problems } = useAction(create);
	const [made, setMade] = useState<Made | null>(null);

	async function submit(event: FormEvent<HTMLFormElement>) {
		const answer = await run(readEndpointForm(new FormData(event.currentTarget)));
		if (answer?.ok) setMade(answer.value);
	}

	function leave() {
		if (!made) return;
		const { endpointId } = made;
		router.push(placeAddress({ endpointId, state: null, event: null, deliveryId: null, before: null }));
	}

	return (
		<Form onSubmit={submit} onInput={reconsider} className="px-4 py-4 sm:px-5">
			<EndpointFields {...{ apps, appId, problems }} settings={EMPTY} isUrlKept={false} />
			<FormEnd problem={problem} isBusy={isBusy}>
				{words.create}
			</FormEnd>
			<EndpointSecretDialog secret={made?.secret ?? null} onClose={leave} />
		</Form>
	);
}
