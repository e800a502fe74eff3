import { DeclineForm, NO_REASON_ID } from "./dialogs/decline-form.tsx";
import { useSigning } from "./state/signing-context.tsx";

/** What one can do without scripts: read, take the document along, refuse. */
export function WithoutScripts() {
	const { server, common, view, messages } = useSigning();
	return (
		<noscript>
			<p className="mb-4 rounded-control bg-warn-soft px-4 py-3 text-read">
				{messages.page.noScript}{" "}
				{server.downloadUrl ? (
					<a className="text-seal underline underline-offset-2" href={server.downloadUrl} download>
						{messages.page.noScriptDownload}
					</a>
				) : null}
			</p>
			{server.declineUrl && view.canDecline ? (
				<>
					<div id={NO_REASON_ID} className="mb-4 hidden rounded-control bg-warn-soft px-4 py-3 text-read target:block">
						{messages.decline.reasonNeeded}
					</div>
					<DeclineForm
						action={server.declineUrl}
						reasons={view.declineReasons}
						sender={common.brand.senderName}
						messages={messages}
					/>
				</>
			) : null}
		</noscript>
	);
}
