import { UNREACHABLE } from "#components/ui/or-unreachable.ts";

type Answer = { ok: true; location: string } | { ok: false; message: string };

/**
 * Uploads one file; XMLHttpRequest, since fetch cannot tell how much has been sent.
 *
 * @param onProgress percent sent, 0 to 100
 */
export function sendFile(url: string, file: File, onProgress: (percent: number) => void): Promise<Answer> {
	const body = new FormData();
	body.append("file", file);
	const request = new XMLHttpRequest();
	request.open("POST", url);
	request.responseType = "json";
	request.setRequestHeader("Accept", "application/json");
	request.upload.onprogress = (event) => {
		if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
	};
	return new Promise((resolve) => {
		request.onload = () => resolve(readAnswer(request.response));
		request.onerror = () => resolve({ ok: false, message: UNREACHABLE });
		request.send(body);
	});
}

function readAnswer(response: { location?: string; error?: string } | null): Answer {
	if (response?.location) return { ok: true, location: response.location };
	return { ok: false, message: response?.error ?? UNREACHABLE };
}
