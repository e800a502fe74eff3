"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Form } from "#components/ui/forms/form.tsx";
import { FormEnd } from "#components/ui/forms/form-end.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { EndpointFields, type EndpointInput, type EndpointSettings, readEndpointForm } from "./endpoint-fields.tsx";

type Props = {
	endpointId: string;
	settings: EndpointSettings;
	isUrlKept: boolean;
	save: (input: { endpointId: string } & Omit<EndpointInput, "appId">) => Promise<ActionAnswer>;
};

/** Changes where an endpoint is and what it hears. */
export function EditEndpointForm({ endpointId, settings, isUrlKept, save }: Props) {
	const { form: words } = useWords("webhooks");
	const router = useRouter();
	const { run, reconsider, isBusy, problem, problems } = useAction(save);

	async function submit(event: FormEvent<HTMLFormElement>) {
		const { appId: _, ...input } = readEndpointForm(new FormData(event.currentTarget));
		const answer = await run({ endpointId, ...input });
		if (!answer?.ok) return;
		toast(words.saved);
		router.refresh();
	}

	return (
		<Form onSubmit={submit} onInput={reconsider} className="px-4 py-4 sm:px-5">
			<EndpointFields {...{ settings, isUrlKept, problems }} apps={[]} appId={null} />
			<FormEnd problem={problem} isBusy={isBusy}>
				{words.save}
			</FormEnd>
		</Form>
	);
}
