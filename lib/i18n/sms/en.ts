/** English words of text messages: short, the link last. Names and titles are cut before they come here. */
export const en = {
	request: (sender: string, title: string, url: string) => `${sender} asks you to sign "${title}": ${url}`,
	turn: (sender: string, title: string, url: string) => `It is your turn to sign "${title}" for ${sender}: ${url}`,
	reminder: (sender: string, title: string, url: string) =>
		`Reminder: ${sender} waits for you to sign "${title}": ${url}`,
	newLink: (title: string, url: string) => `Your new link to "${title}": ${url}`,
	expiring: (sender: string, title: string, url: string) =>
		`Little time is left to sign "${title}" for ${sender}: ${url}`,
	completed: (title: string, url: string) => `Everyone has signed "${title}". Your copy: ${url}`,
	sandbox: (text: string) => `[Test] ${text}`,
};

export type SmsCatalogue = typeof en;
