import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** The words of the page on which a signer shows an identity document before the document opens. */
export const signerIdentityEn = {
	title: "Show who you are",
	about: "Before this document opens, {sender} asks you for a picture of an identity document and one of your face.",
	points: {
		why: { title: "Why", text: "So that {sender} knows that it is you who signs. The pictures serve nothing else." },
		who: {
			title: "Who sees the pictures",
			text: "{sender} alone can look at them. A program reads and checks what is printed on the document; no program compares faces. {sender} decides, or lets the checks decide.",
		},
		kept: {
			title: "How long they are kept",
			text: many({
				one: "Encrypted, until # day after the document has ended, then deleted. The result and what was read, such as your name, date of birth and document number, stay with the document.",
				other:
					"Encrypted, until # days after the document has ended, then deleted. The result and what was read, such as your name, date of birth and document number, stay with the document.",
			}),
		},
	},
	/** Where a provider verifies it on its own page. */
	hosted: {
		about: "Before this document opens, {sender} asks you to show an identity document. {provider} checks it.",
		who: {
			title: "Who sees the pictures",
			text: "{provider} takes and checks them on its own page, your face too where that is asked for. {sender} gets the result and what is printed on the document.",
		},
		kept: many({
			one: "{provider} deletes them at the latest # day after the document has ended. The result and what was read, such as your name, date of birth and document number, stay with the document.",
			other:
				"{provider} deletes them at the latest # days after the document has ended. The result and what was read, such as your name, date of birth and document number, stay with the document.",
		}),
		agree: "I agree that {provider} takes and checks the pictures, and that {sender} gets the result, as said above.",
		title: "Go on at {provider}",
		text: "{provider} takes the pictures on its own page and leads you back here afterwards.",
		backTitle: "It is not finished yet",
		backText:
			"{provider} has got nothing from you to check. Nothing is lost, and it costs no try: go on when you like.",
		go: "Go on to {provider}",
		window: "{provider} opens in a window of its own. This page follows.",
		readingTitle: "{provider} is checking it",
		readingText:
			"This mostly takes less than a minute. The page goes on by itself; you can also close it and come back with your link.",
		reviewText:
			"{provider} has checked your document. {sender} compares what it says and decides; then the document opens here. You can close the page and come back with your link.",
		down: "{provider} cannot be reached right now. Nothing is lost: try again in a moment.",
		returnedTitle: "You can close this window",
		returnedText: "Go back to the page that you came from. It goes on by itself.",
	},
	choose: "What do you want to show?",
	only: "You need your {kind} for this.",
	kinds: { Passport: "Passport", IDCard: "Identity card", DriverLicense: "Driving licence" },
	/** Within a sentence. */
	kindsInText: { Passport: "passport", IDCard: "identity card", DriverLicense: "driving licence" },
	kindsAbout: {
		Passport: "The page with the photograph",
		IDCard: "Front and back",
		DriverLicense: "Front and back",
	},
	agree:
		"I agree that {sender} receives pictures of my identity document and of my face, and that they are read and kept as said above.",
	begin: "Go on",
	step: "Step {step} of {count}",
	pictures: {
		Passport: {
			Front: {
				title: "The page with your photograph",
				about: "Open the passport there. The two lines at the foot must be in the picture.",
				short: "Passport",
			},
			Back: { title: "The back", about: "", short: "Back" },
			Selfie: {
				title: "A picture of your face",
				about: "Look into the camera, without glasses or a hat.",
				short: "Face",
			},
		},
		IDCard: {
			Front: {
				title: "The front of your identity card",
				about: "Lay it on a dark, even ground. All four corners must be in the picture.",
				short: "Front",
			},
			Back: {
				title: "The back of your identity card",
				about: "Turn it over. The lines at the foot are read.",
				short: "Back",
			},
			Selfie: {
				title: "A picture of your face",
				about: "Look into the camera, without glasses or a hat.",
				short: "Face",
			},
		},
		DriverLicense: {
			Front: {
				title: "The front of your driving licence",
				about: "Lay it on a dark, even ground. All four corners must be in the picture.",
				short: "Front",
			},
			Back: {
				title: "The back of your driving licence",
				about: "Turn it over. If there is a block of bars on it, it is read.",
				short: "Back",
			},
			Selfie: {
				title: "A picture of your face",
				about: "Look into the camera, without glasses or a hat.",
				short: "Face",
			},
		},
	},
	open: "Open the camera",
	upload: "Choose a picture",
	send: "Send this picture",
	sendAnyway: "Send it all the same",
	noScripts: "The camera needs scripts, which your browser does not run here. Open the link in another browser.",
	phone: "Continue on your phone",
	camera: {
		title: "Camera",
		asking: "Allow the camera when your browser asks.",
		close: "Close the camera",
		take: "Take the picture",
		frame: "Fit it into the frame",
		face: "Fit your face into the oval",
		ready: "Good. Take the picture.",
	},
	looks: {
		blurred: "Blurred: hold still, or move away a little",
		glare: "Light is reflected: tilt it a little",
		dark: "Too dark: go where there is more light",
		tooSmall: "Too small: go nearer",
	},
	troubles: {
		denied: {
			title: "The camera is not allowed",
			text: "Your browser keeps this page from the camera. Allow it in the settings of your browser for this page, then try again.",
		},
		none: { title: "No camera was found", text: "This device has no camera that the page could use." },
		framed: {
			title: "The camera cannot be used here",
			text: "This page stands within another one, which does not let it use the camera. On your phone it works.",
		},
		insecure: {
			title: "The camera cannot be used here",
			text: "Browsers give a page the camera only over https.",
		},
		taken: { title: "The camera is busy", text: "Another program seems to use it. Close that, then try again." },
	},
	again: "Try again",
	shot: {
		title: "Is everything sharp and readable?",
		bad: {
			blurred: "The picture is blurred. Hold still and take it again.",
			glare: "Light is reflected on it, so parts cannot be read. Tilt it a little and take it again.",
			dark: "The picture is too dark. Go where there is more light and take it again.",
			tooSmall: "It is too small to be read. Go nearer and take it again.",
		},
		alt: "Your picture",
		unseen: "Your browser cannot show {file}. Whether it can be read you are told once it is sent.",
		use: "Use this picture",
		useAnyway: "Use it all the same",
		retake: "Take it again",
		another: "Choose another picture",
	},
	problems: {
		unreadable:
			"This picture cannot be read. Choose a JPEG, PNG or WebP file. If an iPhone took it as HEIC, open this page on the iPhone.",
		tooLarge: "The picture is larger than {limit} MB. Choose a smaller one.",
		tooSmall: "The picture is too small to be read. Choose one of at least 640 × 400 points.",
		camera: "{sender} asks for pictures that are taken here with the camera. A file cannot be used.",
		missing: "A picture is missing.",
		agree: "Tick the box first: without it nothing is taken.",
		kind: "Choose what you want to show.",
		stage: "You have gone on elsewhere. The page shows how far you are.",
	},
	ready: {
		title: "Everything is there",
		about: "Look once more, then send the pictures. {sender} gets them, nobody else.",
		retake: "Take again",
		send: "Send the pictures",
	},
	taken: "Taken",
	missing: "Not yet",
	anotherKind: "Show another document",
	reading: { title: "Your document is being read", text: "This takes a few seconds. The page goes on by itself." },
	lines: {
		title: "Type the lines at the foot",
		text: "The pictures could not be read. Copy the lines from your {kind} as they stand, with every “<”. Spaces do not count.",
		line: "Line {line}",
		length: many({ one: "# character", other: "# characters" }),
		/** Of an identity card, which has three lines, or two longer ones. */
		ofCard: "30 characters, or 36 where the card has two lines.",
		third: "30 characters. Leave it empty where the card has two lines.",
		missing: "Type this line.",
		wrong: "The check digits do not fit: a character is mistyped. Compare each line once more.",
		send: "Check the lines",
		anew: "Take the pictures again",
	},
	review: {
		title: "Sent to {sender}",
		text: "{sender} looks at your pictures and decides. As soon as that is done, the document opens here. You can close the page and come back with your link.",
	},
	held: {
		title: "Your identity is confirmed",
		text: "{sender} prepares the document with what you showed. It opens here as soon as that is done. You can close the page and come back with your link.",
	},
	accepted: {
		title: "Your identity is confirmed",
		text: "{sender} has accepted what you showed. The document opens in this browser.",
		open: "Open the document",
	},
	signed: {
		title: "This is done already",
		text: "Nothing is to be shown any more. To see the document again, open the newest link that you were sent, or ask {sender} for one.",
	},
	failed: {
		title: "It was not accepted",
		reasons: {
			NotReadable: "The document could not be read in the pictures.",
			Expired: "The document is no longer valid.",
			OtherPerson: "The document does not go with the person who is to sign.",
			WrongKind: "That was not the kind of document that is asked for.",
			NotVerified: "It could not be verified that the document is genuine, or that the face is its holder’s.",
			Other: "{sender} did not accept it.",
		},
		note: "{sender} writes:",
		tries: many({
			one: "You can try # more time, then the document is locked for you.",
			other: "You can try # more times.",
		}),
	},
	locked: {
		title: "The document is locked for you",
		text: "It was tried too often. Only {sender} can allow another try.",
	},
	write: "Write to {sender}",
	look: "Look again",
	busy: "Too many tries in a short time. Try again later.",
	following: {
		title: "Continue on your phone",
		intro: "Scan this code with your phone’s camera and go on there. This page follows.",
		code: "QR code with a link for your phone",
		validUntil: "The code works until {date}.",
		making: "The code is being made.",
		own: "It is your own link: show it to nobody else.",
		here: "Open it here, in a window of its own",
		close: "Close",
	},
};

export type SignerIdentityMessages = typeof signerIdentityEn;
