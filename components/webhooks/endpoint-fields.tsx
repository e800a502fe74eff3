"use client";

import { useState } from "react";
import { RadioChoice } from "#components/ui/forms/radio-choice.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { TickList } from "#components/ui/forms/tick-list.tsx";
import { useWords } from "#components/ui/words.tsx";
import { BOLDSIGN_EVENT_HEADER, BOLDSIGN_SIGNATURE_HEADER } from "#lib/contract/webhooks/events.ts";
import { format } from "#lib/i18n/message.ts";

export type EndpointSettings = {
	url: string;
	events: string[];
	environment: "All" | "Live" | "Test";
	hasBoldSignHeaders: boolean;
};

const BOLDSIGN_HEADERS = `${BOLDSIGN_EVENT_HEADER}, ${BOLDSIGN_SIGNATURE_HEADER}`;

type Props = {
	settings: EndpointSettings;
	/** The operator let it be on the own network: its address stays. */
	isUrlKept: boolean;
	/** Whose documents it can be about; none: that is settled. */
	apps: { id: string; name: string }[];
	appId: string | null;
	problems: Record<string, string>;
};

/** Where an endpoint is, and what it hears. */
export function EndpointFields({ settings, isUrlKept, apps, appId, problems }: Props) {
	const { form: words } = useWords("webhooks");
	const environments = (["All", "Live", "Test"] as const).map((value) => ({ value, ...words.environments[value] }));
	return (
		<div className="flex flex-col gap-4">
			<TextField
				label={words.url}
				name="url"
				type="url"
				inputMode="url"
				autoComplete="off"
				spellCheck={false}
				maxLength={2_000}
				placeholder="https://"
				defaultValue={settings.url}
				readOnly={isUrlKept}
				help={isUrlKept ? words.urlKept : words.urlHelp}
				error={problems.url}
			/>
			<EventsChoice chosen={settings.events} problem={problems.events} />
			<RadioChoice legend={words.environment} name="environment" value={settings.environment} options={environments} />
			<TickList
				legend={words.headers}
				name="headers"
				options={[{ value: BOLDSIGN_HEADERS, about: words.boldSignHeaders }]}
				chosen={settings.hasBoldSignHeaders ? [BOLDSIGN_HEADERS] : []}
			/>
			{apps.length > 0 ? (
				<div className="flex flex-col gap-1.5">
					<SelectField label={words.whose} name="appId" defaultValue={appId ?? ""}>
						<option value="">{words.account}</option>
						{apps.map(({ id, name }) => (
							<option key={id} value={id}>
								{format(words.appOnly, { name })}
							</option>
						))}
					</SelectField>
					<p className="text-ink-soft">{words.whoseHelp}</p>
				</div>
			) : null}
		</div>
	);
}

function EventsChoice({ chosen, problem }: { chosen: string[]; problem: string | undefined }) {
	const { form: words, ...room } = useWords("webhooks");
	const events: Readonly<Record<string, string>> = room.events;
	const [isNarrowed, setIsNarrowed] = useState(chosen.length > 0);
	// Names that are known and not sent yet stay with an endpoint that asks for them.
	const names = [...new Set([...Object.keys(events), ...chosen])];
	return (
		<div className="flex flex-col gap-3">
			<div
				onChange={({ target }) => {
					if (target instanceof HTMLInputElement) setIsNarrowed(target.value === "some");
				}}
			>
				<RadioChoice
					legend={words.hears}
					name="hears"
					value={isNarrowed ? "some" : "all"}
					options={[
						{ value: "all", label: words.all, about: words.allAbout },
						{ value: "some", label: words.some, about: words.someAbout },
					]}
				/>
			</div>
			{isNarrowed ? (
				<TickList
					legend={words.events}
					name="events"
					options={names.map((name) => ({ value: name, about: events[name] }))}
					chosen={chosen}
					error={problem}
				/>
			) : null}
		</div>
	);
}

/** Reads the form of EndpointFields; null events: all. */
export function readEndpointForm(form: FormData) {
	const environment = String(form.get("environment"));
	return {
		url: String(form.get("url") ?? ""),
		events: form.get("hears") === "some" ? form.getAll("events").map(String) : null,
		environment: environment === "Live" || environment === "Test" ? environment : ("All" as const),
		appId: String(form.get("appId") ?? "") || null,
		hasBoldSignHeaders: form.get("headers") !== null,
	} as const;
}

export type EndpointInput = ReturnType<typeof readEndpointForm>;
