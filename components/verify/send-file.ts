type Answer = { ok: true; location: string } | { ok: false; message: string };

/**
 * Uploads one file; XMLHttpRequest, since fetch cannot tell how much has been sent.
 *
 * @param unreachable what is said when nobody answers
 * @param onProgress percent sent, 0 to 100
 */
export function sendFile(
	url: string,
	file: File,
	unreachable: string,
	onProgress: (percent: number) => void,
): Promise<Answer> {
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
		request.onload = () => resolve(readAnswer(request.response, unreachable));
		request.onerror = () => resolve({ ok: false, message: unreachable });
		request.send(body);
	});
}

function readAnswer(response: { location?: string; error?: string } | null, unreachable: string): Answer {
	if (response?.location) return { ok: true, location: response.location };
	return { ok: false, message: response?.error ?? unreachable };
}
