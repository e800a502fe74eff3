"use client";

import { ListInput } from "#components/panels/list-input.tsx";
import { TextArea } from "#components/panels/text-input.tsx";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useWords } from "#components/ui/words.tsx";
import { Locked } from "../correcting/locked-note.tsx";
import { useWhyTerm } from "../template/use-forbidden.ts";
import { DataSettings } from "./settings/data-settings.tsx";
import { NotificationSettings } from "./settings/notification-settings.tsx";
import { RedirectSettings } from "./settings/redirect-settings.tsx";
import { SenderSettings } from "./settings/sender-settings.tsx";
import { DownloadSettings, SigningSettings } from "./settings/signing-settings.tsx";
import { ExpirySettings, ReminderSettings } from "./settings/time-settings.tsx";
import { useDocument } from "./settings/use-document.ts";
import { ZoneSettings } from "./settings/zone-settings.tsx";

/** They come with their first use: most drafts are documents. */
const TemplateTexts = lazyComponent(() =>
	import("../template/template-texts.tsx").then((module) => module.TemplateTexts),
);
const SenderPermissions = lazyComponent(() =>
	import("../template/sender-permissions.tsx").then((module) => module.SenderPermissions),
);

/** What concerns the whole document. */
export function SettingsPanel() {
	const words = useWords("editor").settings;
	const [{ message, labels, allows }, change] = useDocument();
	const isOfTemplate = allows !== undefined;
	return (
		<div className="flex flex-col gap-3 px-4 py-3">
			<SenderSettings />
			{isOfTemplate ? <TemplateTexts /> : null}
			<Locked why={useWhyTerm("message")}>
				<TextArea
					label={words.message}
					rows={3}
					maxLength={5_000}
					value={message}
					onType={(next) => change({ message: next }, "message")}
				/>
			</Locked>
			<ListInput
				label={words.labels}
				about={words.labelsAbout}
				values={labels}
				onGive={(next) => change({ labels: next }, "labels")}
			/>
			<div>
				{isOfTemplate ? <SenderPermissions /> : null}
				<ExpirySettings />
				<ReminderSettings />
				<SigningSettings />
				<RedirectSettings />
				<DownloadSettings />
				<ZoneSettings />
				<NotificationSettings />
				<DataSettings />
			</div>
		</div>
	);
}
