import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import type { AdoptedMark, SavedFields } from "#lib/contract/signing/signing-page.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { format } from "#lib/i18n/message.ts";
import { focusField, scrollToPlace } from "../guiding/find-field.ts";
import type { SigningVerbs } from "../state/signing-context.tsx";
import { hasMissedSome, nextField, progressOf } from "../state/signing-progress.ts";
import type { MarkPurpose } from "../state/signing-state.ts";
import type { SigningStore } from "../state/signing-store.ts";
import { callFinish, type FinishAnswer, isConnectionLost, undrawnPage } from "./call-finish.ts";
import { entryVerbs } from "./entry-verbs.ts";
import { saveState } from "./save-state.ts";
import type { CallResult } from "./signing-client.ts";
import { explain, fieldOf, type VerbTools } from "./verb-tools.ts";

/** Browsers do not always notice that a connection is back. */
const TRY_AGAIN_MS = 5_000;

/** Waits until another try is worth it. False when the person no longer wants to finish. */
function untilOnline(store: SigningStore): Promise<boolean> {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			window.removeEventListener("online", end);
			unsubscribe();
			resolve(store.getState().isFinishing);
		};
		const timer = setTimeout(end, TRY_AGAIN_MS);
		window.addEventListener("online", end);
		const unsubscribe = store.subscribe(() => store.getState().isFinishing || end());
	});
}

/** What the page's controls do: calls, and the changes of state around them. */
export function signingVerbs(tools: VerbTools): SigningVerbs {
	return {
		...entryVerbs(tools),
		...markVerbs(tools),
		...wayVerbs(tools),
		...endingVerbs(tools),
		async lookAgain() {
			// What was entered is there again, where its field is still the same.
			if (await tools.queue.flush()) tools.reload();
			else tellUnsaved(tools);
		},
	};
}

/** Why not everything is stored. */
function tellUnsaved(tools: VerbTools): void {
	const { errors, progress } = tools.messages;
	tools.tell(saveState(tools.store.getState()) === "held" ? progress.held : errors.offline, "bad");
}

/** Nobody signs what nobody can see. */
function tellUndrawn({ messages, senderName: sender, tell }: VerbTools, page: number): void {
	tell(format(messages.errors.undrawn, { page, sender }), "bad");
	scrollToPlace(page, 0);
}

function markVerbs(tools: VerbTools): Pick<SigningVerbs, "place" | "placeDrawing" | "adopt"> {
	const { store, queue, client, messages } = tools;
	const place = (fieldId: string) => {
		const current = fieldOf(tools, fieldId);
		if (!current) return;
		const purpose: MarkPurpose = current.field.type === "Initial" ? "initials" : "signature";
		const mark = store.getState().marks[purpose];
		if (current.field.type === "Drawing") {
			store.dispatch({ type: "panel", panel: { kind: "drawing", fieldId } });
		} else if (!mark || current.shown) {
			store.dispatch({ type: "panel", panel: { kind: "adopt", purpose, fieldId } });
		} else {
			store.dispatch({ type: "placed", id: fieldId, shown: { kind: "mark", mark } });
			queue.schedule(fieldId, 0);
			tools.announce(messages.live.adopted);
		}
	};
	return {
		place,
		placeDrawing(fieldId, mark) {
			store.dispatch({ type: "placed", id: fieldId, shown: { kind: "mark", mark } });
			store.dispatch({ type: "panel", panel: { kind: "none" } });
			queue.schedule(fieldId, 0);
		},
		async adopt(purpose, input, fieldId) {
			const call =
				input instanceof File
					? client.upload<AdoptedMark>(`adopt-upload?purpose=${purpose}`, input)
					: client.post<AdoptedMark>("adopt", { purpose, mark: input });
			const answer = await call;
			if (!answer.ok && answer.reason === "state" && !(input instanceof File)) {
				tools.reloadForState({ purpose, mark: input, fieldId });
				return answer;
			}
			const result = explain(tools, answer);
			if (!result.ok) return result;
			store.dispatch({ type: "adopted", purpose, mark: result.value.mark, fields: result.value.fields });
			store.dispatch({ type: "panel", panel: { kind: "none" } });
			if (fieldId && !fieldOf(tools, fieldId)?.shown) place(fieldId);
			if (fieldId) focusField(fieldId);
			return result;
		},
	};
}

function wayVerbs(tools: VerbTools): Pick<SigningVerbs, "goTo" | "next" | "consent"> {
	const { store, client, view, messages, locale } = tools;
	const goTo = (fieldId: string) => {
		const current = fieldOf(tools, fieldId);
		if (!current) return;
		const { page, bounds, type } = current.field;
		const height = view.pages[page - 1]?.heightPx ?? 1;
		store.dispatch({ type: "activated", id: fieldId });
		scrollToPlace(page, bounds.y / height);
		const opensSheet = tools.isCompact() && FIELD_REGISTRY[type].kind !== "mark";
		store.dispatch({ type: "panel", panel: opensSheet ? { kind: "field", fieldId } : { kind: "none" } });
		if (!opensSheet) focusField(fieldId);
	};
	const next = () => {
		const target = nextField(store.getState());
		if (hasMissedSome(store.getState())) store.dispatch({ type: "missed-some" });
		if (target) goTo(target.field.id);
		else tools.announce(messages.live.ready);
	};
	return {
		goTo,
		next,
		async consent() {
			const result = explain(
				tools,
				await client.post<SavedFields>("consent", { version: view.consent.version, locale }),
			);
			if (!result.ok) {
				if (result.reason === "refused") tools.reload();
				return;
			}
			store.dispatch({ type: "consented", fields: result.value.fields });
			next();
		},
	};
}

/**
 * Stores what is left and finishes. Without a connection it waits for one, until the person presses the button again.
 *
 * @returns null: not everything could be stored
 */
async function finishWhenOnline(tools: VerbTools): Promise<CallResult<FinishAnswer> | "cancelled" | null> {
	const { store, queue, client, messages } = tools;
	const onPreparing = (share: number) => {
		if (store.getState().preparedShare === null) tools.announce(messages.progress.preparing);
		store.dispatch({ type: "preparing", share });
	};
	for (;;) {
		const isStored = await queue.flush();
		const result = isStored ? await callFinish(client, tools.view.edition, onPreparing) : null;
		const isCut = result ? isConnectionLost(result) : saveState(store.getState()) === "failed";
		if (!isCut) return result;
		if (!store.getState().waitsToFinish) tools.announce(messages.progress.waitsToFinish);
		store.dispatch({ type: "finishing", isFinishing: true, waits: true });
		if (!(await untilOnline(store))) return "cancelled";
	}
}

/** Of what was entered nothing stays to be seen on a host's device. */
async function handBack(tools: VerbTools): Promise<void> {
	if (explain(tools, await tools.client.post("back?reason=given")).ok) tools.reload();
}

function endingVerbs(
	tools: VerbTools,
): Pick<SigningVerbs, "finish" | "stopFinishing" | "later" | "makePhoneLink" | "speak" | "decline" | "reassign"> {
	const { store, queue, client } = tools;
	return {
		async finish() {
			if (store.getState().isFinishing) return;
			if (progressOf(store.getState()).left > 0) {
				store.dispatch({ type: "missed-some" });
				return;
			}
			store.dispatch({ type: "finishing", isFinishing: true });
			const answer = await finishWhenOnline(tools);
			if (answer === "cancelled") return;
			const result = answer && explain(tools, answer);
			if (result?.ok) {
				tools.leave("finishing");
				return;
			}
			store.dispatch({ type: "finishing", isFinishing: false });
			const undrawn = result && undrawnPage(result);
			if (!result) tellUnsaved(tools);
			else if (undrawn) tellUndrawn(tools, undrawn);
			// The server found what this page did not: its own state is old.
			else if (result.reason === "refused") tools.reload();
		},
		stopFinishing: () => store.dispatch({ type: "finishing", isFinishing: false }),
		async later() {
			if (!(await queue.flush())) {
				tellUnsaved(tools);
				return;
			}
			if (tools.view.signer.type === "InPersonSigner") return handBack(tools);
			store.dispatch({ type: "panel", panel: { kind: "later" } });
			// For the sender to know; the signer's entries are stored, whatever is answered.
			await client.post("later");
		},
		async makePhoneLink() {
			await queue.flush();
			return explain(tools, await client.post<PhoneLink>("phone-link"));
		},
		async speak(locale) {
			if (!(await queue.flush())) {
				tellUnsaved(tools);
				return;
			}
			if (explain(tools, await client.post("language", { locale })).ok) tools.reload();
		},
		async decline(reason) {
			const result = explain(tools, await client.post("decline", { reason }));
			if (result.ok) tools.leave("declining");
			return result;
		},
		reassign: async (person) => explain(tools, await client.post("reassign", person)),
	};
}
