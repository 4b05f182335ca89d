// Generated from schemas/ by `npm run types`: change the schemas, not this file.
var Xt = (t, a) => () => {
	try {
		return (a || t((a = { exports: {} }).exports, a), a.exports);
	} catch (N) {
		throw ((a = 0), N);
	}
};
var Gt = Xt((Et) => {
	Object.defineProperty(Et, "__esModule", { value: !0 });
	function Ct(t) {
		let a = t.length,
			N = 0,
			z = 0,
			j;
		for (; z < a; )
			N++,
				(j = t.charCodeAt(z++)),
				j >= 55296 &&
					j <= 56319 &&
					z < a &&
					((j = t.charCodeAt(z)), (j & 64512) === 56320 && z++);
		return N;
	}
	Et.default = Ct;
	Ct.code = 'require("ajv/dist/runtime/ucs2length").default';
});
var nr = Qt,
	R = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Site manifest",
		description:
			"A whole site: every page, menu, layout, content file and form.",
		type: "object",
		properties: {
			$schema: {
				title: "Schema",
				description: "The address of this schema, for editors.",
				type: "string",
				examples: ["./schemas/manifest.schema.json"],
			},
			version: {
				title: "Version",
				description: "The version of the manifest format.",
				type: "integer",
				const: 1,
				examples: [1],
			},
			site: { $ref: "site-settings.schema.json" },
			variables: {
				title: "Variables",
				description:
					"Words written once and used as {name} in every string of the manifest and of the content files.",
				type: "object",
				propertyNames: { pattern: "^[a-z][A-Za-z0-9]*$" },
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: {
					title: "Value",
					description: "The words that stand for the name.",
					type: "string",
					examples: ["+1 555 0100"],
				},
				default: {},
				examples: [{ phone: "+1 555 0100" }],
			},
			theme: { $ref: "theme.schema.json", default: {} },
			labels: { $ref: "labels.schema.json", default: {} },
			behaviour: { $ref: "behaviour.schema.json", default: {} },
			menus: {
				title: "Menus",
				description:
					"The menus of the bar in order. They are the tree of the site: breadcrumbs, child cards and related pages follow it.",
				type: "array",
				items: { $ref: "menu.schema.json" },
				maxItems: 12,
				default: [],
			},
			enquiry: {
				$ref: "link.schema.json",
				description: "The floating link on every page.",
			},
			contacts: {
				title: "Contacts",
				description: "The floating contact bar.",
				type: "array",
				items: { $ref: "contact.schema.json" },
				maxItems: 12,
				default: [],
			},
			footer: { $ref: "footer.schema.json" },
			pages: {
				title: "Pages",
				description:
					"The pages by id. Menus, cards, buttons and redirects name a page by its id, so its path can change.",
				type: "object",
				propertyNames: {
					pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$|^\\$comment$",
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: { $ref: "page.schema.json" },
				minProperties: 1,
			},
			forms: {
				title: "Forms",
				description: "The forms by id.",
				type: "object",
				propertyNames: {
					pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$|^\\$comment$",
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: { $ref: "form.schema.json" },
				default: {},
			},
			redirects: {
				title: "Redirects",
				description: "Addresses that moved or are gone.",
				type: "array",
				items: { $ref: "redirect.schema.json" },
				maxItems: 2e4,
				default: [],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["version", "site", "pages", "footer"],
		additionalProperties: !1,
	},
	y = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Labels",
		description:
			"The words of the engine, each with a default. A site in another language gives them all.",
		type: "object",
		properties: {
			skip: {
				title: "Skip",
				description: "The link that skips the navigation.",
				type: "string",
				minLength: 1,
				default: "Skip to content",
				examples: ["Skip to content"],
			},
			home: {
				title: "Home",
				description: "The link to the home page.",
				type: "string",
				minLength: 1,
				default: "Home",
				examples: ["Home"],
			},
			mainNavigation: {
				title: "Main navigation",
				description: "The name of the navigation.",
				type: "string",
				minLength: 1,
				default: "Main",
				examples: ["Main"],
			},
			openMenu: {
				title: "Open menu",
				description: "The button that opens the drawer.",
				type: "string",
				minLength: 1,
				default: "Open menu",
				examples: ["Open menu"],
			},
			closeMenu: {
				title: "Close menu",
				description: "The button that closes the drawer.",
				type: "string",
				minLength: 1,
				default: "Close menu",
				examples: ["Close menu"],
			},
			explore: {
				title: "Explore",
				description: "The button of a panel.",
				type: "string",
				minLength: 1,
				default: "Explore",
				examples: ["Explore"],
			},
			breadcrumbs: {
				title: "Breadcrumbs",
				description: "The name of the breadcrumbs.",
				type: "string",
				minLength: 1,
				default: "You are here",
				examples: ["You are here"],
			},
			contact: {
				title: "Contact",
				description: "The name of the contact bar.",
				type: "string",
				minLength: 1,
				default: "Contact",
				examples: ["Contact"],
			},
			footer: {
				title: "Footer",
				description: "The name of the links in the footer.",
				type: "string",
				minLength: 1,
				default: "Footer",
				examples: ["Footer"],
			},
			related: {
				title: "Related",
				description: "The heading of the related pages.",
				type: "string",
				minLength: 1,
				default: "Related pages",
				examples: ["Related pages"],
			},
			contents: {
				title: "Contents",
				description: "The heading of the contents of a long page.",
				type: "string",
				minLength: 1,
				default: "On this page",
				examples: ["On this page"],
			},
			previous: {
				title: "Previous",
				description: "The button of a carousel.",
				type: "string",
				minLength: 1,
				default: "Previous slide",
				examples: ["Previous slide"],
			},
			next: {
				title: "Next",
				description: "The button of a carousel.",
				type: "string",
				minLength: 1,
				default: "Next slide",
				examples: ["Next slide"],
			},
			pause: {
				title: "Pause",
				description: "The control that stops carousel and marquee.",
				type: "string",
				minLength: 1,
				default: "Pause movement",
				examples: ["Pause movement"],
			},
			play: {
				title: "Play",
				description: "The control that starts them again.",
				type: "string",
				minLength: 1,
				default: "Play movement",
				examples: ["Play movement"],
			},
			slide: {
				title: "Slide",
				description: "The name of one slide; its number follows.",
				type: "string",
				minLength: 1,
				default: "Slide",
				examples: ["Slide"],
			},
			close: {
				title: "Close",
				description: "The button of a dialog.",
				type: "string",
				minLength: 1,
				default: "Close",
				examples: ["Close"],
			},
			dismiss: {
				title: "Dismiss",
				description: "The button of an alert.",
				type: "string",
				minLength: 1,
				default: "Dismiss",
				examples: ["Dismiss"],
			},
			telephone: {
				title: "Telephone",
				description: "Before a telephone number.",
				type: "string",
				minLength: 1,
				default: "Telephone",
				examples: ["Telephone"],
			},
			email: {
				title: "Email",
				description: "Before an e-mail address.",
				type: "string",
				minLength: 1,
				default: "E-mail",
				examples: ["E-mail"],
			},
			website: {
				title: "Website",
				description: "Before a web address.",
				type: "string",
				minLength: 1,
				default: "Website",
				examples: ["Website"],
			},
			address: {
				title: "Address",
				description: "Before a postal address.",
				type: "string",
				minLength: 1,
				default: "Address",
				examples: ["Address"],
			},
			required: {
				title: "Required",
				description: "Marks a field that must be filled in.",
				type: "string",
				minLength: 1,
				default: "required",
				examples: ["required"],
			},
			fieldMissing: {
				title: "Field missing",
				description: "Said of a field that was left empty.",
				type: "string",
				minLength: 1,
				default: "Please fill in this field.",
				examples: ["Please fill in this field."],
			},
			fieldInvalid: {
				title: "Field invalid",
				description: "Said of a field whose value does not fit.",
				type: "string",
				minLength: 1,
				default: "Please check this field.",
				examples: ["Please check this field."],
			},
			formErrors: {
				title: "Form errors",
				description: "The heading of the list of faults above a form.",
				type: "string",
				minLength: 1,
				default: "Please check these fields",
				examples: ["Please check these fields"],
			},
			loading: {
				title: "Loading",
				description: "Shown when content takes long.",
				type: "string",
				minLength: 1,
				default: "Loading …",
				examples: ["Loading …"],
			},
			notFound: {
				title: "Not found",
				description:
					"The sentence for an address without a page; the address follows.",
				type: "string",
				minLength: 1,
				default: "No route matches URL",
				examples: ["No route matches URL"],
			},
			notFoundHelp: {
				title: "Not found help",
				description: "Help on that page.",
				type: "string",
				minLength: 1,
				default:
					"The page may have moved, or the address may be mistyped. The menus above and the links below lead to every page.",
				examples: [
					"The page may have moved, or the address may be mistyped. The menus above and the links below lead to every page.",
				],
			},
			methodNotAllowed: {
				title: "Method not allowed",
				description: "Status 405.",
				type: "string",
				minLength: 1,
				default: "Method not allowed",
				examples: ["Method not allowed"],
			},
			badRequest: {
				title: "Bad request",
				description: "Status 400.",
				type: "string",
				minLength: 1,
				default: "Bad request",
				examples: ["Bad request"],
			},
			error: {
				title: "Error",
				description: "The heading when a view could not be shown.",
				type: "string",
				minLength: 1,
				default: "Unexpected Application Error!",
				examples: ["Unexpected Application Error!"],
			},
			errorHelp: {
				title: "Error help",
				description: "Help on that view.",
				type: "string",
				minLength: 1,
				default:
					"Something went wrong while this page was shown. Reloading usually helps.",
				examples: [
					"Something went wrong while this page was shown. Reloading usually helps.",
				],
			},
			reload: {
				title: "Reload",
				description: "The button that reloads.",
				type: "string",
				minLength: 1,
				default: "Reload the page",
				examples: ["Reload the page"],
			},
			retry: {
				title: "Retry",
				description: "The button that tries again.",
				type: "string",
				minLength: 1,
				default: "Try again",
				examples: ["Try again"],
			},
			chunkFailed: {
				title: "Chunk failed",
				description: "Shown in place of a part whose code did not arrive.",
				type: "string",
				minLength: 1,
				default: "This part of the page could not be loaded.",
				examples: ["This part of the page could not be loaded."],
			},
			offline: {
				title: "Offline",
				description: "Shown when a page cannot be fetched.",
				type: "string",
				minLength: 1,
				default:
					"This page could not be reached. Check the connection and try again.",
				examples: [
					"This page could not be reached. Check the connection and try again.",
				],
			},
			backHome: {
				title: "Back home",
				description: "The link to the home page in error views.",
				type: "string",
				minLength: 1,
				default: "Back to home",
				examples: ["Back to home"],
			},
			enquirySent: {
				title: "Enquiry sent",
				description: "The name of the region of alerts.",
				type: "string",
				minLength: 1,
				default: "Message",
				examples: ["Message"],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		additionalProperties: !1,
	},
	x = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Behaviour",
		description: "The constants of movement, loading and logging.",
		type: "object",
		properties: {
			headerHeight: {
				title: "Header height",
				description:
					"The height of the fixed bar; content and in-page targets clear it. In pixels.",
				type: "number",
				minimum: 40,
				default: 75,
				examples: [75],
				maximum: 200,
			},
			carousel: {
				title: "Carousel",
				description: "How carousels move.",
				type: "object",
				properties: {
					interval: {
						title: "Interval",
						description: "How long a slide stands. In milliseconds.",
						type: "number",
						minimum: 500,
						default: 3e3,
						examples: [3e3],
						maximum: 6e5,
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: !1,
				default: {},
			},
			marquee: {
				title: "Marquee",
				description: "How marquees move.",
				type: "object",
				properties: {
					speed: {
						title: "Speed",
						description: "How fast the text passes, in pixels a second.",
						type: "number",
						minimum: 1,
						default: 60,
						examples: [60],
						maximum: 1e3,
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: !1,
				default: {},
			},
			reveal: {
				title: "Reveal",
				description: "When reveal1 to reveal5 become active.",
				type: "object",
				properties: {
					threshold: {
						title: "Threshold",
						description:
							"How far above the bottom of the window the line is. In pixels.",
						type: "number",
						minimum: 0,
						default: 100,
						examples: [100],
						maximum: 2e3,
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: !1,
				default: {},
			},
			scrollReveal: {
				title: "Scroll reveal",
				description: 'How blocks with the effect "scroll" come in.',
				type: "object",
				properties: {
					reset: {
						title: "Reset",
						description: "They hide again when they leave the window.",
						type: "boolean",
						default: !0,
						examples: [!1],
					},
					distance: {
						title: "Distance",
						description: "How far they move. In pixels.",
						type: "number",
						minimum: 0,
						default: 20,
						examples: [20],
						maximum: 500,
					},
					duration: {
						title: "Duration",
						description: "How long they move. In milliseconds.",
						type: "number",
						minimum: 0,
						default: 5e3,
						examples: [5e3],
						maximum: 6e5,
					},
					delay: {
						title: "Delay",
						description: "How long they wait. In milliseconds.",
						type: "number",
						minimum: 0,
						default: 200,
						examples: [200],
						maximum: 6e5,
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: !1,
				default: {},
			},
			textBoxes: {
				title: "Text boxes",
				description: "How long text boxes wait, by the side they come in from.",
				type: "object",
				properties: {
					top: {
						title: "Top",
						description: "From the top. In milliseconds.",
						type: "number",
						minimum: 0,
						default: 500,
						examples: [500],
						maximum: 6e5,
					},
					bottom: {
						title: "Bottom",
						description: "From the bottom. In milliseconds.",
						type: "number",
						minimum: 0,
						default: 600,
						examples: [600],
						maximum: 6e5,
					},
					left: {
						title: "Left",
						description: "From the left. In milliseconds.",
						type: "number",
						minimum: 0,
						default: 700,
						examples: [700],
						maximum: 6e5,
					},
					right: {
						title: "Right",
						description: "From the right. In milliseconds.",
						type: "number",
						minimum: 0,
						default: 800,
						examples: [800],
						maximum: 6e5,
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: !1,
				default: {},
			},
			menus: {
				title: "Menus",
				description: "How menu panels answer a pointer.",
				type: "object",
				properties: {
					openDelay: {
						title: "Open delay",
						description:
							"How long the pointer rests before a panel opens. In milliseconds.",
						type: "number",
						minimum: 0,
						default: 100,
						examples: [100],
						maximum: 6e5,
					},
					closeDelay: {
						title: "Close delay",
						description:
							"How long after it left the panel closes. In milliseconds.",
						type: "number",
						minimum: 0,
						default: 300,
						examples: [300],
						maximum: 6e5,
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: !1,
				default: {},
			},
			chunks: {
				title: "Chunks",
				description: "How code is loaded.",
				type: "object",
				properties: {
					timeLimit: {
						title: "Time limit",
						description: "How long a chunk may take. In milliseconds.",
						type: "number",
						minimum: 1,
						default: 12e4,
						examples: [12e4],
						maximum: 6e5,
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: !1,
				default: {},
			},
			content: {
				title: "Content files",
				description: "How content files are loaded.",
				type: "object",
				properties: {
					log: {
						title: "Log",
						description: "Each answer is written to the console.",
						type: "boolean",
						default: !1,
						examples: [!0],
					},
					timeLimit: {
						title: "Time limit",
						description: "How long a content file may take. In milliseconds.",
						type: "number",
						minimum: 1,
						default: 3e4,
						examples: [3e4],
						maximum: 6e5,
					},
					skeletonAfter: {
						title: "Skeleton after",
						description:
							"How long before a placeholder shows. In milliseconds.",
						type: "number",
						minimum: 0,
						default: 200,
						examples: [200],
						maximum: 6e5,
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: !1,
				default: {},
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		additionalProperties: !1,
	},
	m = Object.prototype.hasOwnProperty,
	f = Gt().default,
	q = /^\$(schema|comment)$/u,
	er = /^[a-z][A-Za-z0-9]*$/u,
	Kt = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$|^\$comment$/u,
	J = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Site",
		description: "Who the site belongs to and where it stands.",
		type: "object",
		properties: {
			name: {
				title: "Name",
				description: "The name of the site.",
				type: "string",
				minLength: 1,
				examples: ["{company}"],
			},
			origin: {
				title: "Origin",
				description: "Scheme and host of the public site, without a path.",
				type: "string",
				pattern: "^https?://[A-Za-z0-9.-]+(:[0-9]+)?$",
				examples: ["https://www.example.com"],
			},
			base: {
				title: "Base path",
				description:
					"The path below which the whole site stands. It starts and ends with a slash.",
				type: "string",
				pattern: "^/([A-Za-z0-9._~-]+/)*$",
				default: "/",
				examples: ["/"],
			},
			language: {
				title: "Language",
				description: "The language of the site (BCP 47).",
				type: "string",
				pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",
				default: "en",
				examples: ["en"],
			},
			direction: {
				title: "Direction",
				description: "The direction of writing.",
				type: "string",
				enum: ["ltr", "rtl"],
				default: "ltr",
				examples: ["ltr"],
			},
			home: { $ref: "page-id.schema.json" },
			logo: { $ref: "image.schema.json" },
			icon: { $ref: "file-path.schema.json" },
			share: { $ref: "file-path.schema.json" },
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["name", "origin", "home", "logo", "icon"],
		additionalProperties: !1,
	},
	Q = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Page id",
		description: 'The id of a page: a key of "pages".',
		type: "string",
		minLength: 1,
		refersTo: "page",
		examples: ["about"],
	},
	ae = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "File",
		description:
			"A file under files/, written relative to that folder with forward slashes.",
		type: "string",
		minLength: 1,
		refersTo: "file",
		examples: ["images/logo.svg"],
	},
	tr = /^https?:\/\/[A-Za-z0-9.-]+(:[0-9]+)?$/u,
	rr = /^\/([A-Za-z0-9._~-]+\/)*$/u,
	sr = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u,
	ve = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Image",
		description: "A picture. Width and height are read from the file.",
		type: "object",
		properties: {
			src: { $ref: "file-path.schema.json" },
			alt: {
				title: "Alternative text",
				description:
					"What the picture shows, for those who do not see it. Needed unless the picture is decorative.",
				type: "string",
				minLength: 0,
				examples: ["Two engineers at a whiteboard"],
			},
			decorative: {
				title: "Decorative",
				description:
					"The picture adds nothing that the text does not say; it is hidden from assistive technology.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["src"],
		additionalProperties: !1,
	};
function te(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.decorative === void 0 && (t.decorative = !1),
			t.src === void 0 || !m.call(t, "src"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "src" },
				schema: ve.required,
				parentSchema: ve,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (!(i === "src" || i === "alt" || i === "decorative" || q.test(i))) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: ve,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.src !== void 0 && m.call(t, "src")) {
			const i = t.src;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/src",
						schemaPath: "file-path.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: ae,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/src",
					schemaPath: "file-path.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: ae.type,
					parentSchema: ae,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.alt !== void 0 && m.call(t, "alt")) {
			const i = t.alt;
			if (typeof i == "string") {
				if (f(i) < 0) {
					const s = {
						instancePath: a + "/alt",
						schemaPath: "#/properties/alt/minLength",
						keyword: "minLength",
						params: { limit: 0 },
						schema: 0,
						parentSchema: ve.properties.alt,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/alt",
					schemaPath: "#/properties/alt/type",
					keyword: "type",
					params: { type: "string" },
					schema: ve.properties.alt.type,
					parentSchema: ve.properties.alt,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.decorative;
		if (typeof o != "boolean") {
			const i = {
				instancePath: a + "/decorative",
				schemaPath: "#/properties/decorative/type",
				keyword: "type",
				params: { type: "boolean" },
				schema: ve.properties.decorative.type,
				parentSchema: ve.properties.decorative,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: ve.type,
			parentSchema: ve,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((te.errors = e), r === 0);
}
function ht(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.base === void 0 && (t.base = "/"),
			t.language === void 0 && (t.language = "en"),
			t.direction === void 0 && (t.direction = "ltr"),
			t.name === void 0 || !m.call(t, "name"))
		) {
			const p = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: J.required,
				parentSchema: J,
				data: t,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		if (t.origin === void 0 || !m.call(t, "origin")) {
			const p = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "origin" },
				schema: J.required,
				parentSchema: J,
				data: t,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		if (t.home === void 0 || !m.call(t, "home")) {
			const p = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "home" },
				schema: J.required,
				parentSchema: J,
				data: t,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		if (t.logo === void 0 || !m.call(t, "logo")) {
			const p = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "logo" },
				schema: J.required,
				parentSchema: J,
				data: t,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		if (t.icon === void 0 || !m.call(t, "icon")) {
			const p = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "icon" },
				schema: J.required,
				parentSchema: J,
				data: t,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		for (const p of Object.keys(t))
			if (!(m.call(J.properties, p) || q.test(p))) {
				const n = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: p },
					schema: !1,
					parentSchema: J,
					data: t,
				};
				e === null ? (e = [n]) : e.push(n), r++;
			}
		if (t.name !== void 0 && m.call(t, "name")) {
			const p = t.name;
			if (typeof p == "string") {
				if (f(p) < 1) {
					const n = {
						instancePath: a + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: J.properties.name,
						data: p,
					};
					e === null ? (e = [n]) : e.push(n), r++;
				}
			} else {
				const n = {
					instancePath: a + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					schema: J.properties.name.type,
					parentSchema: J.properties.name,
					data: p,
				};
				e === null ? (e = [n]) : e.push(n), r++;
			}
		}
		if (t.origin !== void 0 && m.call(t, "origin")) {
			const p = t.origin;
			if (typeof p == "string") {
				if (!tr.test(p)) {
					const n = {
						instancePath: a + "/origin",
						schemaPath: "#/properties/origin/pattern",
						keyword: "pattern",
						params: { pattern: "^https?://[A-Za-z0-9.-]+(:[0-9]+)?$" },
						schema: "^https?://[A-Za-z0-9.-]+(:[0-9]+)?$",
						parentSchema: J.properties.origin,
						data: p,
					};
					e === null ? (e = [n]) : e.push(n), r++;
				}
			} else {
				const n = {
					instancePath: a + "/origin",
					schemaPath: "#/properties/origin/type",
					keyword: "type",
					params: { type: "string" },
					schema: J.properties.origin.type,
					parentSchema: J.properties.origin,
					data: p,
				};
				e === null ? (e = [n]) : e.push(n), r++;
			}
		}
		const o = t.base;
		if (typeof o == "string") {
			if (!rr.test(o)) {
				const p = {
					instancePath: a + "/base",
					schemaPath: "#/properties/base/pattern",
					keyword: "pattern",
					params: { pattern: "^/([A-Za-z0-9._~-]+/)*$" },
					schema: "^/([A-Za-z0-9._~-]+/)*$",
					parentSchema: J.properties.base,
					data: o,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
		} else {
			const p = {
				instancePath: a + "/base",
				schemaPath: "#/properties/base/type",
				keyword: "type",
				params: { type: "string" },
				schema: J.properties.base.type,
				parentSchema: J.properties.base,
				data: o,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		const i = t.language;
		if (typeof i == "string") {
			if (!sr.test(i)) {
				const p = {
					instancePath: a + "/language",
					schemaPath: "#/properties/language/pattern",
					keyword: "pattern",
					params: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$" },
					schema: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",
					parentSchema: J.properties.language,
					data: i,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
		} else {
			const p = {
				instancePath: a + "/language",
				schemaPath: "#/properties/language/type",
				keyword: "type",
				params: { type: "string" },
				schema: J.properties.language.type,
				parentSchema: J.properties.language,
				data: i,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		const s = t.direction;
		if (typeof s != "string") {
			const p = {
				instancePath: a + "/direction",
				schemaPath: "#/properties/direction/type",
				keyword: "type",
				params: { type: "string" },
				schema: J.properties.direction.type,
				parentSchema: J.properties.direction,
				data: s,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		if (!(s === "ltr" || s === "rtl")) {
			const p = {
				instancePath: a + "/direction",
				schemaPath: "#/properties/direction/enum",
				keyword: "enum",
				params: { allowedValues: J.properties.direction.enum },
				schema: J.properties.direction.enum,
				parentSchema: J.properties.direction,
				data: s,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		if (t.home !== void 0 && m.call(t, "home")) {
			const p = t.home;
			if (typeof p == "string") {
				if (f(p) < 1) {
					const n = {
						instancePath: a + "/home",
						schemaPath: "page-id.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Q,
						data: p,
					};
					e === null ? (e = [n]) : e.push(n), r++;
				}
			} else {
				const n = {
					instancePath: a + "/home",
					schemaPath: "page-id.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Q.type,
					parentSchema: Q,
					data: p,
				};
				e === null ? (e = [n]) : e.push(n), r++;
			}
		}
		if (
			(t.logo !== void 0 &&
				m.call(t, "logo") &&
				(te(t.logo, {
					instancePath: a + "/logo",
					parentData: t,
					parentDataProperty: "logo",
					rootData: j,
				}) ||
					((e = e === null ? te.errors : e.concat(te.errors)), (r = e.length))),
			t.icon !== void 0 && m.call(t, "icon"))
		) {
			const p = t.icon;
			if (typeof p == "string") {
				if (f(p) < 1) {
					const n = {
						instancePath: a + "/icon",
						schemaPath: "file-path.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: ae,
						data: p,
					};
					e === null ? (e = [n]) : e.push(n), r++;
				}
			} else {
				const n = {
					instancePath: a + "/icon",
					schemaPath: "file-path.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: ae.type,
					parentSchema: ae,
					data: p,
				};
				e === null ? (e = [n]) : e.push(n), r++;
			}
		}
		if (t.share !== void 0 && m.call(t, "share")) {
			const p = t.share;
			if (typeof p == "string") {
				if (f(p) < 1) {
					const n = {
						instancePath: a + "/share",
						schemaPath: "file-path.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: ae,
						data: p,
					};
					e === null ? (e = [n]) : e.push(n), r++;
				}
			} else {
				const n = {
					instancePath: a + "/share",
					schemaPath: "file-path.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: ae.type,
					parentSchema: ae,
					data: p,
				};
				e === null ? (e = [n]) : e.push(n), r++;
			}
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: J.type,
			parentSchema: J,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((ht.errors = e), r === 0);
}
var u = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Theme",
		description:
			"The roles of colour and type. What is not given keeps the default of the engine.",
		type: "object",
		properties: {
			scheme: {
				title: "Scheme",
				description: "Whether the ground is dark or light.",
				type: "string",
				enum: ["dark", "light"],
				default: "dark",
				examples: ["light"],
			},
			colours: {
				title: "Colours",
				description: "Colours by role, as #rrggbb.",
				type: "object",
				properties: {
					ground: {
						title: "Ground",
						description: "The ground of the page.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#071530"],
						default: "#071530",
					},
					raised: {
						title: "Raised",
						description: "The ground of cards and fields.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#0d2148"],
						default: "#0d2148",
					},
					panel: {
						title: "Panel",
						description: "The ground of the bar, panels and footer.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#050f24"],
						default: "#050f24",
					},
					line: {
						title: "Line",
						description: "Rules and borders.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#24427c"],
						default: "#24427c",
					},
					text: {
						title: "Text",
						description: "Text on the ground.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#ffffff"],
						default: "#ffffff",
					},
					muted: {
						title: "Muted",
						description: "Text of less weight.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#b9c8e6"],
						default: "#b9c8e6",
					},
					accent: {
						title: "Accent",
						description: "Buttons and the one thing to look at.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#ffb547"],
						default: "#ffb547",
					},
					onAccent: {
						title: "On accent",
						description: "Text on the accent.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#1a1203"],
						default: "#1a1203",
					},
					highlight: {
						title: "Highlight",
						description: "Links, marks and the second accent.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#5bd8e6"],
						default: "#5bd8e6",
					},
					drawer: {
						title: "Drawer",
						description: "The ground of the narrow bar.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#ffffff"],
						default: "#ffffff",
					},
					onDrawer: {
						title: "On drawer",
						description: "Text on the narrow bar.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#0b1b3d"],
						default: "#0b1b3d",
					},
					error: {
						title: "Error",
						description: "Faults.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#ff9d94"],
						default: "#ff9d94",
					},
					success: {
						title: "Success",
						description: "Things that went well.",
						type: "string",
						pattern: "^#[0-9a-fA-F]{6}$",
						examples: ["#7be0b0"],
						default: "#7be0b0",
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: !1,
				default: {},
			},
			display: {
				title: "Display face",
				description: "The face of headings.",
				type: "object",
				properties: {
					family: {
						title: "Family",
						description: "The name of the font family.",
						type: "string",
						pattern: "^[A-Za-z0-9 -]+$",
						examples: ["Example Sans"],
					},
					file: { $ref: "file-path.schema.json" },
					weight: {
						title: "Weight range",
						description: "The weights of a variable font.",
						type: "string",
						pattern: "^[0-9]{1,4}( [0-9]{1,4})?$",
						default: "400",
						examples: ["200 800"],
					},
					fallback: {
						title: "Fallback",
						description: "The generic family behind it.",
						type: "string",
						enum: ["sans-serif", "serif", "monospace", "system-ui"],
						default: "sans-serif",
						examples: ["serif"],
					},
					metrics: {
						title: "Metrics",
						description:
							"Overrides that make the fallback as large as the font, in percent.",
						type: "object",
						properties: {
							sizeAdjust: {
								title: "Size adjust",
								description: "The size adjust in percent.",
								type: "number",
								minimum: 0,
								examples: [1],
								maximum: 300,
							},
							ascent: {
								title: "Ascent override",
								description: "The ascent override in percent.",
								type: "number",
								minimum: 0,
								examples: [1],
								maximum: 300,
							},
							descent: {
								title: "Descent override",
								description: "The descent override in percent.",
								type: "number",
								minimum: 0,
								examples: [1],
								maximum: 300,
							},
							lineGap: {
								title: "Line gap override",
								description: "The line gap override in percent.",
								type: "number",
								minimum: 0,
								examples: [1],
								maximum: 300,
							},
						},
						patternProperties: { "^\\$(schema|comment)$": {} },
						additionalProperties: !1,
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				required: ["family"],
				additionalProperties: !1,
			},
			text: {
				title: "Text face",
				description: "The face of running text.",
				type: "object",
				properties: {
					family: {
						title: "Family",
						description: "The name of the font family.",
						type: "string",
						pattern: "^[A-Za-z0-9 -]+$",
						examples: ["Example Sans"],
					},
					file: { $ref: "file-path.schema.json" },
					weight: {
						title: "Weight range",
						description: "The weights of a variable font.",
						type: "string",
						pattern: "^[0-9]{1,4}( [0-9]{1,4})?$",
						default: "400",
						examples: ["200 800"],
					},
					fallback: {
						title: "Fallback",
						description: "The generic family behind it.",
						type: "string",
						enum: ["sans-serif", "serif", "monospace", "system-ui"],
						default: "sans-serif",
						examples: ["serif"],
					},
					metrics: {
						title: "Metrics",
						description:
							"Overrides that make the fallback as large as the font, in percent.",
						type: "object",
						properties: {
							sizeAdjust: {
								title: "Size adjust",
								description: "The size adjust in percent.",
								type: "number",
								minimum: 0,
								examples: [1],
								maximum: 300,
							},
							ascent: {
								title: "Ascent override",
								description: "The ascent override in percent.",
								type: "number",
								minimum: 0,
								examples: [1],
								maximum: 300,
							},
							descent: {
								title: "Descent override",
								description: "The descent override in percent.",
								type: "number",
								minimum: 0,
								examples: [1],
								maximum: 300,
							},
							lineGap: {
								title: "Line gap override",
								description: "The line gap override in percent.",
								type: "number",
								minimum: 0,
								examples: [1],
								maximum: 300,
							},
						},
						patternProperties: { "^\\$(schema|comment)$": {} },
						additionalProperties: !1,
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				required: ["family"],
				additionalProperties: !1,
			},
			radius: {
				title: "Radius",
				description: "How round corners are, in pixels.",
				type: "number",
				minimum: 0,
				default: 10,
				examples: [10],
				maximum: 40,
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		additionalProperties: !1,
	},
	ke = /^#[0-9a-fA-F]{6}$/u,
	Yt = /^[A-Za-z0-9 -]+$/u,
	Ut = /^[0-9]{1,4}( [0-9]{1,4})?$/u;
function ct(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		t.scheme === void 0 && (t.scheme = "dark"),
			t.colours === void 0 && (t.colours = {}),
			t.radius === void 0 && (t.radius = 10);
		for (const p of Object.keys(t))
			if (
				!(
					p === "scheme" ||
					p === "colours" ||
					p === "display" ||
					p === "text" ||
					p === "radius" ||
					q.test(p)
				)
			) {
				const n = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: p },
					schema: !1,
					parentSchema: u,
					data: t,
				};
				e === null ? (e = [n]) : e.push(n), r++;
			}
		const o = t.scheme;
		if (typeof o != "string") {
			const p = {
				instancePath: a + "/scheme",
				schemaPath: "#/properties/scheme/type",
				keyword: "type",
				params: { type: "string" },
				schema: u.properties.scheme.type,
				parentSchema: u.properties.scheme,
				data: o,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		if (!(o === "dark" || o === "light")) {
			const p = {
				instancePath: a + "/scheme",
				schemaPath: "#/properties/scheme/enum",
				keyword: "enum",
				params: { allowedValues: u.properties.scheme.enum },
				schema: u.properties.scheme.enum,
				parentSchema: u.properties.scheme,
				data: o,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		const i = t.colours;
		if (i && typeof i == "object" && !Array.isArray(i)) {
			i.ground === void 0 && (i.ground = "#071530"),
				i.raised === void 0 && (i.raised = "#0d2148"),
				i.panel === void 0 && (i.panel = "#050f24"),
				i.line === void 0 && (i.line = "#24427c"),
				i.text === void 0 && (i.text = "#ffffff"),
				i.muted === void 0 && (i.muted = "#b9c8e6"),
				i.accent === void 0 && (i.accent = "#ffb547"),
				i.onAccent === void 0 && (i.onAccent = "#1a1203"),
				i.highlight === void 0 && (i.highlight = "#5bd8e6"),
				i.drawer === void 0 && (i.drawer = "#ffffff"),
				i.onDrawer === void 0 && (i.onDrawer = "#0b1b3d"),
				i.error === void 0 && (i.error = "#ff9d94"),
				i.success === void 0 && (i.success = "#7be0b0");
			for (const w of Object.keys(i))
				if (!(m.call(u.properties.colours.properties, w) || q.test(w))) {
					const ce = {
						instancePath: a + "/colours",
						schemaPath: "#/properties/colours/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: w },
						schema: !1,
						parentSchema: u.properties.colours,
						data: i,
					};
					e === null ? (e = [ce]) : e.push(ce), r++;
				}
			const p = i.ground;
			if (typeof p == "string") {
				if (!ke.test(p)) {
					const w = {
						instancePath: a + "/colours/ground",
						schemaPath: "#/properties/colours/properties/ground/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.ground,
						data: p,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/ground",
					schemaPath: "#/properties/colours/properties/ground/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.ground.type,
					parentSchema: u.properties.colours.properties.ground,
					data: p,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const n = i.raised;
			if (typeof n == "string") {
				if (!ke.test(n)) {
					const w = {
						instancePath: a + "/colours/raised",
						schemaPath: "#/properties/colours/properties/raised/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.raised,
						data: n,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/raised",
					schemaPath: "#/properties/colours/properties/raised/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.raised.type,
					parentSchema: u.properties.colours.properties.raised,
					data: n,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const l = i.panel;
			if (typeof l == "string") {
				if (!ke.test(l)) {
					const w = {
						instancePath: a + "/colours/panel",
						schemaPath: "#/properties/colours/properties/panel/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.panel,
						data: l,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/panel",
					schemaPath: "#/properties/colours/properties/panel/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.panel.type,
					parentSchema: u.properties.colours.properties.panel,
					data: l,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const h = i.line;
			if (typeof h == "string") {
				if (!ke.test(h)) {
					const w = {
						instancePath: a + "/colours/line",
						schemaPath: "#/properties/colours/properties/line/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.line,
						data: h,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/line",
					schemaPath: "#/properties/colours/properties/line/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.line.type,
					parentSchema: u.properties.colours.properties.line,
					data: h,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const d = i.text;
			if (typeof d == "string") {
				if (!ke.test(d)) {
					const w = {
						instancePath: a + "/colours/text",
						schemaPath: "#/properties/colours/properties/text/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.text,
						data: d,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/text",
					schemaPath: "#/properties/colours/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.text.type,
					parentSchema: u.properties.colours.properties.text,
					data: d,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const k = i.muted;
			if (typeof k == "string") {
				if (!ke.test(k)) {
					const w = {
						instancePath: a + "/colours/muted",
						schemaPath: "#/properties/colours/properties/muted/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.muted,
						data: k,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/muted",
					schemaPath: "#/properties/colours/properties/muted/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.muted.type,
					parentSchema: u.properties.colours.properties.muted,
					data: k,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const ie = i.accent;
			if (typeof ie == "string") {
				if (!ke.test(ie)) {
					const w = {
						instancePath: a + "/colours/accent",
						schemaPath: "#/properties/colours/properties/accent/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.accent,
						data: ie,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/accent",
					schemaPath: "#/properties/colours/properties/accent/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.accent.type,
					parentSchema: u.properties.colours.properties.accent,
					data: ie,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const g = i.onAccent;
			if (typeof g == "string") {
				if (!ke.test(g)) {
					const w = {
						instancePath: a + "/colours/onAccent",
						schemaPath: "#/properties/colours/properties/onAccent/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.onAccent,
						data: g,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/onAccent",
					schemaPath: "#/properties/colours/properties/onAccent/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.onAccent.type,
					parentSchema: u.properties.colours.properties.onAccent,
					data: g,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const v = i.highlight;
			if (typeof v == "string") {
				if (!ke.test(v)) {
					const w = {
						instancePath: a + "/colours/highlight",
						schemaPath: "#/properties/colours/properties/highlight/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.highlight,
						data: v,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/highlight",
					schemaPath: "#/properties/colours/properties/highlight/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.highlight.type,
					parentSchema: u.properties.colours.properties.highlight,
					data: v,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const H = i.drawer;
			if (typeof H == "string") {
				if (!ke.test(H)) {
					const w = {
						instancePath: a + "/colours/drawer",
						schemaPath: "#/properties/colours/properties/drawer/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.drawer,
						data: H,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/drawer",
					schemaPath: "#/properties/colours/properties/drawer/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.drawer.type,
					parentSchema: u.properties.colours.properties.drawer,
					data: H,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const se = i.onDrawer;
			if (typeof se == "string") {
				if (!ke.test(se)) {
					const w = {
						instancePath: a + "/colours/onDrawer",
						schemaPath: "#/properties/colours/properties/onDrawer/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.onDrawer,
						data: se,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/onDrawer",
					schemaPath: "#/properties/colours/properties/onDrawer/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.onDrawer.type,
					parentSchema: u.properties.colours.properties.onDrawer,
					data: se,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const C = i.error;
			if (typeof C == "string") {
				if (!ke.test(C)) {
					const w = {
						instancePath: a + "/colours/error",
						schemaPath: "#/properties/colours/properties/error/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.error,
						data: C,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/error",
					schemaPath: "#/properties/colours/properties/error/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.error.type,
					parentSchema: u.properties.colours.properties.error,
					data: C,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
			const ee = i.success;
			if (typeof ee == "string") {
				if (!ke.test(ee)) {
					const w = {
						instancePath: a + "/colours/success",
						schemaPath: "#/properties/colours/properties/success/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" },
						schema: "^#[0-9a-fA-F]{6}$",
						parentSchema: u.properties.colours.properties.success,
						data: ee,
					};
					e === null ? (e = [w]) : e.push(w), r++;
				}
			} else {
				const w = {
					instancePath: a + "/colours/success",
					schemaPath: "#/properties/colours/properties/success/type",
					keyword: "type",
					params: { type: "string" },
					schema: u.properties.colours.properties.success.type,
					parentSchema: u.properties.colours.properties.success,
					data: ee,
				};
				e === null ? (e = [w]) : e.push(w), r++;
			}
		} else {
			const p = {
				instancePath: a + "/colours",
				schemaPath: "#/properties/colours/type",
				keyword: "type",
				params: { type: "object" },
				schema: u.properties.colours.type,
				parentSchema: u.properties.colours,
				data: i,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
		if (t.display !== void 0 && m.call(t, "display")) {
			const p = t.display;
			if (p && typeof p == "object" && !Array.isArray(p)) {
				if (
					(p.weight === void 0 && (p.weight = "400"),
					p.fallback === void 0 && (p.fallback = "sans-serif"),
					p.family === void 0 || !m.call(p, "family"))
				) {
					const h = {
						instancePath: a + "/display",
						schemaPath: "#/properties/display/required",
						keyword: "required",
						params: { missingProperty: "family" },
						schema: u.properties.display.required,
						parentSchema: u.properties.display,
						data: p,
					};
					e === null ? (e = [h]) : e.push(h), r++;
				}
				for (const h of Object.keys(p))
					if (
						!(
							h === "family" ||
							h === "file" ||
							h === "weight" ||
							h === "fallback" ||
							h === "metrics" ||
							q.test(h)
						)
					) {
						const d = {
							instancePath: a + "/display",
							schemaPath: "#/properties/display/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: h },
							schema: !1,
							parentSchema: u.properties.display,
							data: p,
						};
						e === null ? (e = [d]) : e.push(d), r++;
					}
				if (p.family !== void 0 && m.call(p, "family")) {
					const h = p.family;
					if (typeof h == "string") {
						if (!Yt.test(h)) {
							const d = {
								instancePath: a + "/display/family",
								schemaPath: "#/properties/display/properties/family/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9 -]+$" },
								schema: "^[A-Za-z0-9 -]+$",
								parentSchema: u.properties.display.properties.family,
								data: h,
							};
							e === null ? (e = [d]) : e.push(d), r++;
						}
					} else {
						const d = {
							instancePath: a + "/display/family",
							schemaPath: "#/properties/display/properties/family/type",
							keyword: "type",
							params: { type: "string" },
							schema: u.properties.display.properties.family.type,
							parentSchema: u.properties.display.properties.family,
							data: h,
						};
						e === null ? (e = [d]) : e.push(d), r++;
					}
				}
				if (p.file !== void 0 && m.call(p, "file")) {
					const h = p.file;
					if (typeof h == "string") {
						if (f(h) < 1) {
							const d = {
								instancePath: a + "/display/file",
								schemaPath: "file-path.schema.json/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: ae,
								data: h,
							};
							e === null ? (e = [d]) : e.push(d), r++;
						}
					} else {
						const d = {
							instancePath: a + "/display/file",
							schemaPath: "file-path.schema.json/type",
							keyword: "type",
							params: { type: "string" },
							schema: ae.type,
							parentSchema: ae,
							data: h,
						};
						e === null ? (e = [d]) : e.push(d), r++;
					}
				}
				const n = p.weight;
				if (typeof n == "string") {
					if (!Ut.test(n)) {
						const h = {
							instancePath: a + "/display/weight",
							schemaPath: "#/properties/display/properties/weight/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]{1,4}( [0-9]{1,4})?$" },
							schema: "^[0-9]{1,4}( [0-9]{1,4})?$",
							parentSchema: u.properties.display.properties.weight,
							data: n,
						};
						e === null ? (e = [h]) : e.push(h), r++;
					}
				} else {
					const h = {
						instancePath: a + "/display/weight",
						schemaPath: "#/properties/display/properties/weight/type",
						keyword: "type",
						params: { type: "string" },
						schema: u.properties.display.properties.weight.type,
						parentSchema: u.properties.display.properties.weight,
						data: n,
					};
					e === null ? (e = [h]) : e.push(h), r++;
				}
				const l = p.fallback;
				if (typeof l != "string") {
					const h = {
						instancePath: a + "/display/fallback",
						schemaPath: "#/properties/display/properties/fallback/type",
						keyword: "type",
						params: { type: "string" },
						schema: u.properties.display.properties.fallback.type,
						parentSchema: u.properties.display.properties.fallback,
						data: l,
					};
					e === null ? (e = [h]) : e.push(h), r++;
				}
				if (
					!(
						l === "sans-serif" ||
						l === "serif" ||
						l === "monospace" ||
						l === "system-ui"
					)
				) {
					const h = {
						instancePath: a + "/display/fallback",
						schemaPath: "#/properties/display/properties/fallback/enum",
						keyword: "enum",
						params: {
							allowedValues: u.properties.display.properties.fallback.enum,
						},
						schema: u.properties.display.properties.fallback.enum,
						parentSchema: u.properties.display.properties.fallback,
						data: l,
					};
					e === null ? (e = [h]) : e.push(h), r++;
				}
				if (p.metrics !== void 0 && m.call(p, "metrics")) {
					const h = p.metrics;
					if (h && typeof h == "object" && !Array.isArray(h)) {
						for (const d of Object.keys(h))
							if (
								!(
									d === "sizeAdjust" ||
									d === "ascent" ||
									d === "descent" ||
									d === "lineGap" ||
									q.test(d)
								)
							) {
								const k = {
									instancePath: a + "/display/metrics",
									schemaPath:
										"#/properties/display/properties/metrics/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: d },
									schema: !1,
									parentSchema: u.properties.display.properties.metrics,
									data: h,
								};
								e === null ? (e = [k]) : e.push(k), r++;
							}
						if (h.sizeAdjust !== void 0 && m.call(h, "sizeAdjust")) {
							const d = h.sizeAdjust;
							if (typeof d == "number" && isFinite(d)) {
								if (d > 300 || isNaN(d)) {
									const k = {
										instancePath: a + "/display/metrics/sizeAdjust",
										schemaPath:
											"#/properties/display/properties/metrics/properties/sizeAdjust/maximum",
										keyword: "maximum",
										params: { comparison: "<=", limit: 300 },
										schema: 300,
										parentSchema:
											u.properties.display.properties.metrics.properties
												.sizeAdjust,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
								if (d < 0 || isNaN(d)) {
									const k = {
										instancePath: a + "/display/metrics/sizeAdjust",
										schemaPath:
											"#/properties/display/properties/metrics/properties/sizeAdjust/minimum",
										keyword: "minimum",
										params: { comparison: ">=", limit: 0 },
										schema: 0,
										parentSchema:
											u.properties.display.properties.metrics.properties
												.sizeAdjust,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
							} else {
								const k = {
									instancePath: a + "/display/metrics/sizeAdjust",
									schemaPath:
										"#/properties/display/properties/metrics/properties/sizeAdjust/type",
									keyword: "type",
									params: { type: "number" },
									schema:
										u.properties.display.properties.metrics.properties
											.sizeAdjust.type,
									parentSchema:
										u.properties.display.properties.metrics.properties
											.sizeAdjust,
									data: d,
								};
								e === null ? (e = [k]) : e.push(k), r++;
							}
						}
						if (h.ascent !== void 0 && m.call(h, "ascent")) {
							const d = h.ascent;
							if (typeof d == "number" && isFinite(d)) {
								if (d > 300 || isNaN(d)) {
									const k = {
										instancePath: a + "/display/metrics/ascent",
										schemaPath:
											"#/properties/display/properties/metrics/properties/ascent/maximum",
										keyword: "maximum",
										params: { comparison: "<=", limit: 300 },
										schema: 300,
										parentSchema:
											u.properties.display.properties.metrics.properties.ascent,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
								if (d < 0 || isNaN(d)) {
									const k = {
										instancePath: a + "/display/metrics/ascent",
										schemaPath:
											"#/properties/display/properties/metrics/properties/ascent/minimum",
										keyword: "minimum",
										params: { comparison: ">=", limit: 0 },
										schema: 0,
										parentSchema:
											u.properties.display.properties.metrics.properties.ascent,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
							} else {
								const k = {
									instancePath: a + "/display/metrics/ascent",
									schemaPath:
										"#/properties/display/properties/metrics/properties/ascent/type",
									keyword: "type",
									params: { type: "number" },
									schema:
										u.properties.display.properties.metrics.properties.ascent
											.type,
									parentSchema:
										u.properties.display.properties.metrics.properties.ascent,
									data: d,
								};
								e === null ? (e = [k]) : e.push(k), r++;
							}
						}
						if (h.descent !== void 0 && m.call(h, "descent")) {
							const d = h.descent;
							if (typeof d == "number" && isFinite(d)) {
								if (d > 300 || isNaN(d)) {
									const k = {
										instancePath: a + "/display/metrics/descent",
										schemaPath:
											"#/properties/display/properties/metrics/properties/descent/maximum",
										keyword: "maximum",
										params: { comparison: "<=", limit: 300 },
										schema: 300,
										parentSchema:
											u.properties.display.properties.metrics.properties
												.descent,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
								if (d < 0 || isNaN(d)) {
									const k = {
										instancePath: a + "/display/metrics/descent",
										schemaPath:
											"#/properties/display/properties/metrics/properties/descent/minimum",
										keyword: "minimum",
										params: { comparison: ">=", limit: 0 },
										schema: 0,
										parentSchema:
											u.properties.display.properties.metrics.properties
												.descent,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
							} else {
								const k = {
									instancePath: a + "/display/metrics/descent",
									schemaPath:
										"#/properties/display/properties/metrics/properties/descent/type",
									keyword: "type",
									params: { type: "number" },
									schema:
										u.properties.display.properties.metrics.properties.descent
											.type,
									parentSchema:
										u.properties.display.properties.metrics.properties.descent,
									data: d,
								};
								e === null ? (e = [k]) : e.push(k), r++;
							}
						}
						if (h.lineGap !== void 0 && m.call(h, "lineGap")) {
							const d = h.lineGap;
							if (typeof d == "number" && isFinite(d)) {
								if (d > 300 || isNaN(d)) {
									const k = {
										instancePath: a + "/display/metrics/lineGap",
										schemaPath:
											"#/properties/display/properties/metrics/properties/lineGap/maximum",
										keyword: "maximum",
										params: { comparison: "<=", limit: 300 },
										schema: 300,
										parentSchema:
											u.properties.display.properties.metrics.properties
												.lineGap,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
								if (d < 0 || isNaN(d)) {
									const k = {
										instancePath: a + "/display/metrics/lineGap",
										schemaPath:
											"#/properties/display/properties/metrics/properties/lineGap/minimum",
										keyword: "minimum",
										params: { comparison: ">=", limit: 0 },
										schema: 0,
										parentSchema:
											u.properties.display.properties.metrics.properties
												.lineGap,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
							} else {
								const k = {
									instancePath: a + "/display/metrics/lineGap",
									schemaPath:
										"#/properties/display/properties/metrics/properties/lineGap/type",
									keyword: "type",
									params: { type: "number" },
									schema:
										u.properties.display.properties.metrics.properties.lineGap
											.type,
									parentSchema:
										u.properties.display.properties.metrics.properties.lineGap,
									data: d,
								};
								e === null ? (e = [k]) : e.push(k), r++;
							}
						}
					} else {
						const d = {
							instancePath: a + "/display/metrics",
							schemaPath: "#/properties/display/properties/metrics/type",
							keyword: "type",
							params: { type: "object" },
							schema: u.properties.display.properties.metrics.type,
							parentSchema: u.properties.display.properties.metrics,
							data: h,
						};
						e === null ? (e = [d]) : e.push(d), r++;
					}
				}
			} else {
				const n = {
					instancePath: a + "/display",
					schemaPath: "#/properties/display/type",
					keyword: "type",
					params: { type: "object" },
					schema: u.properties.display.type,
					parentSchema: u.properties.display,
					data: p,
				};
				e === null ? (e = [n]) : e.push(n), r++;
			}
		}
		if (t.text !== void 0 && m.call(t, "text")) {
			const p = t.text;
			if (p && typeof p == "object" && !Array.isArray(p)) {
				if (
					(p.weight === void 0 && (p.weight = "400"),
					p.fallback === void 0 && (p.fallback = "sans-serif"),
					p.family === void 0 || !m.call(p, "family"))
				) {
					const h = {
						instancePath: a + "/text",
						schemaPath: "#/properties/text/required",
						keyword: "required",
						params: { missingProperty: "family" },
						schema: u.properties.text.required,
						parentSchema: u.properties.text,
						data: p,
					};
					e === null ? (e = [h]) : e.push(h), r++;
				}
				for (const h of Object.keys(p))
					if (
						!(
							h === "family" ||
							h === "file" ||
							h === "weight" ||
							h === "fallback" ||
							h === "metrics" ||
							q.test(h)
						)
					) {
						const d = {
							instancePath: a + "/text",
							schemaPath: "#/properties/text/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: h },
							schema: !1,
							parentSchema: u.properties.text,
							data: p,
						};
						e === null ? (e = [d]) : e.push(d), r++;
					}
				if (p.family !== void 0 && m.call(p, "family")) {
					const h = p.family;
					if (typeof h == "string") {
						if (!Yt.test(h)) {
							const d = {
								instancePath: a + "/text/family",
								schemaPath: "#/properties/text/properties/family/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9 -]+$" },
								schema: "^[A-Za-z0-9 -]+$",
								parentSchema: u.properties.text.properties.family,
								data: h,
							};
							e === null ? (e = [d]) : e.push(d), r++;
						}
					} else {
						const d = {
							instancePath: a + "/text/family",
							schemaPath: "#/properties/text/properties/family/type",
							keyword: "type",
							params: { type: "string" },
							schema: u.properties.text.properties.family.type,
							parentSchema: u.properties.text.properties.family,
							data: h,
						};
						e === null ? (e = [d]) : e.push(d), r++;
					}
				}
				if (p.file !== void 0 && m.call(p, "file")) {
					const h = p.file;
					if (typeof h == "string") {
						if (f(h) < 1) {
							const d = {
								instancePath: a + "/text/file",
								schemaPath: "file-path.schema.json/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: ae,
								data: h,
							};
							e === null ? (e = [d]) : e.push(d), r++;
						}
					} else {
						const d = {
							instancePath: a + "/text/file",
							schemaPath: "file-path.schema.json/type",
							keyword: "type",
							params: { type: "string" },
							schema: ae.type,
							parentSchema: ae,
							data: h,
						};
						e === null ? (e = [d]) : e.push(d), r++;
					}
				}
				const n = p.weight;
				if (typeof n == "string") {
					if (!Ut.test(n)) {
						const h = {
							instancePath: a + "/text/weight",
							schemaPath: "#/properties/text/properties/weight/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]{1,4}( [0-9]{1,4})?$" },
							schema: "^[0-9]{1,4}( [0-9]{1,4})?$",
							parentSchema: u.properties.text.properties.weight,
							data: n,
						};
						e === null ? (e = [h]) : e.push(h), r++;
					}
				} else {
					const h = {
						instancePath: a + "/text/weight",
						schemaPath: "#/properties/text/properties/weight/type",
						keyword: "type",
						params: { type: "string" },
						schema: u.properties.text.properties.weight.type,
						parentSchema: u.properties.text.properties.weight,
						data: n,
					};
					e === null ? (e = [h]) : e.push(h), r++;
				}
				const l = p.fallback;
				if (typeof l != "string") {
					const h = {
						instancePath: a + "/text/fallback",
						schemaPath: "#/properties/text/properties/fallback/type",
						keyword: "type",
						params: { type: "string" },
						schema: u.properties.text.properties.fallback.type,
						parentSchema: u.properties.text.properties.fallback,
						data: l,
					};
					e === null ? (e = [h]) : e.push(h), r++;
				}
				if (
					!(
						l === "sans-serif" ||
						l === "serif" ||
						l === "monospace" ||
						l === "system-ui"
					)
				) {
					const h = {
						instancePath: a + "/text/fallback",
						schemaPath: "#/properties/text/properties/fallback/enum",
						keyword: "enum",
						params: {
							allowedValues: u.properties.text.properties.fallback.enum,
						},
						schema: u.properties.text.properties.fallback.enum,
						parentSchema: u.properties.text.properties.fallback,
						data: l,
					};
					e === null ? (e = [h]) : e.push(h), r++;
				}
				if (p.metrics !== void 0 && m.call(p, "metrics")) {
					const h = p.metrics;
					if (h && typeof h == "object" && !Array.isArray(h)) {
						for (const d of Object.keys(h))
							if (
								!(
									d === "sizeAdjust" ||
									d === "ascent" ||
									d === "descent" ||
									d === "lineGap" ||
									q.test(d)
								)
							) {
								const k = {
									instancePath: a + "/text/metrics",
									schemaPath:
										"#/properties/text/properties/metrics/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: d },
									schema: !1,
									parentSchema: u.properties.text.properties.metrics,
									data: h,
								};
								e === null ? (e = [k]) : e.push(k), r++;
							}
						if (h.sizeAdjust !== void 0 && m.call(h, "sizeAdjust")) {
							const d = h.sizeAdjust;
							if (typeof d == "number" && isFinite(d)) {
								if (d > 300 || isNaN(d)) {
									const k = {
										instancePath: a + "/text/metrics/sizeAdjust",
										schemaPath:
											"#/properties/text/properties/metrics/properties/sizeAdjust/maximum",
										keyword: "maximum",
										params: { comparison: "<=", limit: 300 },
										schema: 300,
										parentSchema:
											u.properties.text.properties.metrics.properties
												.sizeAdjust,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
								if (d < 0 || isNaN(d)) {
									const k = {
										instancePath: a + "/text/metrics/sizeAdjust",
										schemaPath:
											"#/properties/text/properties/metrics/properties/sizeAdjust/minimum",
										keyword: "minimum",
										params: { comparison: ">=", limit: 0 },
										schema: 0,
										parentSchema:
											u.properties.text.properties.metrics.properties
												.sizeAdjust,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
							} else {
								const k = {
									instancePath: a + "/text/metrics/sizeAdjust",
									schemaPath:
										"#/properties/text/properties/metrics/properties/sizeAdjust/type",
									keyword: "type",
									params: { type: "number" },
									schema:
										u.properties.text.properties.metrics.properties.sizeAdjust
											.type,
									parentSchema:
										u.properties.text.properties.metrics.properties.sizeAdjust,
									data: d,
								};
								e === null ? (e = [k]) : e.push(k), r++;
							}
						}
						if (h.ascent !== void 0 && m.call(h, "ascent")) {
							const d = h.ascent;
							if (typeof d == "number" && isFinite(d)) {
								if (d > 300 || isNaN(d)) {
									const k = {
										instancePath: a + "/text/metrics/ascent",
										schemaPath:
											"#/properties/text/properties/metrics/properties/ascent/maximum",
										keyword: "maximum",
										params: { comparison: "<=", limit: 300 },
										schema: 300,
										parentSchema:
											u.properties.text.properties.metrics.properties.ascent,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
								if (d < 0 || isNaN(d)) {
									const k = {
										instancePath: a + "/text/metrics/ascent",
										schemaPath:
											"#/properties/text/properties/metrics/properties/ascent/minimum",
										keyword: "minimum",
										params: { comparison: ">=", limit: 0 },
										schema: 0,
										parentSchema:
											u.properties.text.properties.metrics.properties.ascent,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
							} else {
								const k = {
									instancePath: a + "/text/metrics/ascent",
									schemaPath:
										"#/properties/text/properties/metrics/properties/ascent/type",
									keyword: "type",
									params: { type: "number" },
									schema:
										u.properties.text.properties.metrics.properties.ascent.type,
									parentSchema:
										u.properties.text.properties.metrics.properties.ascent,
									data: d,
								};
								e === null ? (e = [k]) : e.push(k), r++;
							}
						}
						if (h.descent !== void 0 && m.call(h, "descent")) {
							const d = h.descent;
							if (typeof d == "number" && isFinite(d)) {
								if (d > 300 || isNaN(d)) {
									const k = {
										instancePath: a + "/text/metrics/descent",
										schemaPath:
											"#/properties/text/properties/metrics/properties/descent/maximum",
										keyword: "maximum",
										params: { comparison: "<=", limit: 300 },
										schema: 300,
										parentSchema:
											u.properties.text.properties.metrics.properties.descent,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
								if (d < 0 || isNaN(d)) {
									const k = {
										instancePath: a + "/text/metrics/descent",
										schemaPath:
											"#/properties/text/properties/metrics/properties/descent/minimum",
										keyword: "minimum",
										params: { comparison: ">=", limit: 0 },
										schema: 0,
										parentSchema:
											u.properties.text.properties.metrics.properties.descent,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
							} else {
								const k = {
									instancePath: a + "/text/metrics/descent",
									schemaPath:
										"#/properties/text/properties/metrics/properties/descent/type",
									keyword: "type",
									params: { type: "number" },
									schema:
										u.properties.text.properties.metrics.properties.descent
											.type,
									parentSchema:
										u.properties.text.properties.metrics.properties.descent,
									data: d,
								};
								e === null ? (e = [k]) : e.push(k), r++;
							}
						}
						if (h.lineGap !== void 0 && m.call(h, "lineGap")) {
							const d = h.lineGap;
							if (typeof d == "number" && isFinite(d)) {
								if (d > 300 || isNaN(d)) {
									const k = {
										instancePath: a + "/text/metrics/lineGap",
										schemaPath:
											"#/properties/text/properties/metrics/properties/lineGap/maximum",
										keyword: "maximum",
										params: { comparison: "<=", limit: 300 },
										schema: 300,
										parentSchema:
											u.properties.text.properties.metrics.properties.lineGap,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
								if (d < 0 || isNaN(d)) {
									const k = {
										instancePath: a + "/text/metrics/lineGap",
										schemaPath:
											"#/properties/text/properties/metrics/properties/lineGap/minimum",
										keyword: "minimum",
										params: { comparison: ">=", limit: 0 },
										schema: 0,
										parentSchema:
											u.properties.text.properties.metrics.properties.lineGap,
										data: d,
									};
									e === null ? (e = [k]) : e.push(k), r++;
								}
							} else {
								const k = {
									instancePath: a + "/text/metrics/lineGap",
									schemaPath:
										"#/properties/text/properties/metrics/properties/lineGap/type",
									keyword: "type",
									params: { type: "number" },
									schema:
										u.properties.text.properties.metrics.properties.lineGap
											.type,
									parentSchema:
										u.properties.text.properties.metrics.properties.lineGap,
									data: d,
								};
								e === null ? (e = [k]) : e.push(k), r++;
							}
						}
					} else {
						const d = {
							instancePath: a + "/text/metrics",
							schemaPath: "#/properties/text/properties/metrics/type",
							keyword: "type",
							params: { type: "object" },
							schema: u.properties.text.properties.metrics.type,
							parentSchema: u.properties.text.properties.metrics,
							data: h,
						};
						e === null ? (e = [d]) : e.push(d), r++;
					}
				}
			} else {
				const n = {
					instancePath: a + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "object" },
					schema: u.properties.text.type,
					parentSchema: u.properties.text,
					data: p,
				};
				e === null ? (e = [n]) : e.push(n), r++;
			}
		}
		const s = t.radius;
		if (typeof s == "number" && isFinite(s)) {
			if (s > 40 || isNaN(s)) {
				const p = {
					instancePath: a + "/radius",
					schemaPath: "#/properties/radius/maximum",
					keyword: "maximum",
					params: { comparison: "<=", limit: 40 },
					schema: 40,
					parentSchema: u.properties.radius,
					data: s,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
			if (s < 0 || isNaN(s)) {
				const p = {
					instancePath: a + "/radius",
					schemaPath: "#/properties/radius/minimum",
					keyword: "minimum",
					params: { comparison: ">=", limit: 0 },
					schema: 0,
					parentSchema: u.properties.radius,
					data: s,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
		} else {
			const p = {
				instancePath: a + "/radius",
				schemaPath: "#/properties/radius/type",
				keyword: "type",
				params: { type: "number" },
				schema: u.properties.radius.type,
				parentSchema: u.properties.radius,
				data: s,
			};
			e === null ? (e = [p]) : e.push(p), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: u.type,
			parentSchema: u,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((ct.errors = e), r === 0);
}
var de = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Menu",
		description:
			"A menu of the bar: it opens a panel with heading, text, a button to its page, and links.",
		type: "object",
		properties: {
			page: { $ref: "page-id.schema.json" },
			label: {
				title: "Label",
				description: "Its name in the bar. Default: the label of the page.",
				type: "string",
				minLength: 1,
				examples: ["Services"],
			},
			heading: {
				title: "Heading",
				description:
					"The heading of the panel. Default: the title of the page.",
				type: "string",
				minLength: 1,
				examples: ["Our services"],
			},
			text: { $ref: "running-text.schema.json" },
			explore: {
				title: "Explore",
				description: 'The words of its button. Default: the label "explore".',
				type: "string",
				minLength: 1,
				examples: ["Explore"],
			},
			items: {
				title: "Items",
				description: "Its pages in order.",
				type: "array",
				items: { $ref: "menu-item.schema.json" },
				maxItems: 100,
				default: [],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["page"],
		additionalProperties: !1,
	},
	D = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Running text",
		description:
			"A sentence or paragraph. It may hold {variable}, *emphasis*, **strong**, [text](page:id), [text](page:id#anchor) and [text](https://…); a literal brace is written {{.",
		type: "string",
		minLength: 1,
		refersTo: "running-text",
		examples: [
			"We build *reliable* software for {company}. [Read more](page:about).",
		],
	},
	ze = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Menu item",
		description: "A page in a menu, with the pages below it.",
		type: "object",
		properties: {
			page: { $ref: "page-id.schema.json" },
			href: { $ref: "href.schema.json" },
			label: {
				title: "Label",
				description: 'Default: the label of the page; needed with "href".',
				type: "string",
				minLength: 1,
				examples: ["Testing"],
			},
			items: {
				title: "Items",
				description: "The pages below it.",
				type: "array",
				items: { $ref: "menu-item.schema.json" },
				maxItems: 100,
				default: [],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		additionalProperties: !1,
	},
	Ne = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Address",
		description: "An address outside this site: https, http, mailto or tel.",
		type: "string",
		minLength: 1,
		refersTo: "address",
		examples: ["https://www.example.com/"],
	},
	Mt = { validate: Ee };
function Ee(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		t.items === void 0 && (t.items = []);
		for (const i of Object.keys(t))
			if (
				!(
					i === "page" ||
					i === "href" ||
					i === "label" ||
					i === "items" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: ze,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.page !== void 0 && m.call(t, "page")) {
			const i = t.page;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/page",
						schemaPath: "page-id.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Q,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/page",
					schemaPath: "page-id.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Q.type,
					parentSchema: Q,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.href !== void 0 && m.call(t, "href")) {
			const i = t.href;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/href",
						schemaPath: "href.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Ne,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/href",
					schemaPath: "href.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Ne.type,
					parentSchema: Ne,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.label !== void 0 && m.call(t, "label")) {
			const i = t.label;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/label",
						schemaPath: "#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: ze.properties.label,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" },
					schema: ze.properties.label.type,
					parentSchema: ze.properties.label,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.items;
		if (Array.isArray(o)) {
			if (o.length > 100) {
				const s = {
					instancePath: a + "/items",
					schemaPath: "#/properties/items/maxItems",
					keyword: "maxItems",
					params: { limit: 100 },
					schema: 100,
					parentSchema: ze.properties.items,
					data: o,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			const i = o.length;
			for (let s = 0; s < i; s++)
				Mt.validate(o[s], {
					instancePath: a + "/items/" + s,
					parentData: o,
					parentDataProperty: s,
					rootData: j,
				}) ||
					((e = e === null ? Mt.validate.errors : e.concat(Mt.validate.errors)),
					(r = e.length));
		} else {
			const i = {
				instancePath: a + "/items",
				schemaPath: "#/properties/items/type",
				keyword: "type",
				params: { type: "array" },
				schema: ze.properties.items.type,
				parentSchema: ze.properties.items,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: ze.type,
			parentSchema: ze,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((Ee.errors = e), r === 0);
}
function dt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.items === void 0 && (t.items = []),
			t.page === void 0 || !m.call(t, "page"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "page" },
				schema: de.required,
				parentSchema: de,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "page" ||
					i === "label" ||
					i === "heading" ||
					i === "text" ||
					i === "explore" ||
					i === "items" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: de,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.page !== void 0 && m.call(t, "page")) {
			const i = t.page;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/page",
						schemaPath: "page-id.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Q,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/page",
					schemaPath: "page-id.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Q.type,
					parentSchema: Q,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.label !== void 0 && m.call(t, "label")) {
			const i = t.label;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/label",
						schemaPath: "#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: de.properties.label,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" },
					schema: de.properties.label.type,
					parentSchema: de.properties.label,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.heading !== void 0 && m.call(t, "heading")) {
			const i = t.heading;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: de.properties.heading,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" },
					schema: de.properties.heading.type,
					parentSchema: de.properties.heading,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.text !== void 0 && m.call(t, "text")) {
			const i = t.text;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/text",
						schemaPath: "running-text.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: D,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/text",
					schemaPath: "running-text.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: D.type,
					parentSchema: D,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.explore !== void 0 && m.call(t, "explore")) {
			const i = t.explore;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/explore",
						schemaPath: "#/properties/explore/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: de.properties.explore,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/explore",
					schemaPath: "#/properties/explore/type",
					keyword: "type",
					params: { type: "string" },
					schema: de.properties.explore.type,
					parentSchema: de.properties.explore,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.items;
		if (Array.isArray(o)) {
			if (o.length > 100) {
				const s = {
					instancePath: a + "/items",
					schemaPath: "#/properties/items/maxItems",
					keyword: "maxItems",
					params: { limit: 100 },
					schema: 100,
					parentSchema: de.properties.items,
					data: o,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			const i = o.length;
			for (let s = 0; s < i; s++)
				Ee(o[s], {
					instancePath: a + "/items/" + s,
					parentData: o,
					parentDataProperty: s,
					rootData: j,
				}) ||
					((e = e === null ? Ee.errors : e.concat(Ee.errors)), (r = e.length));
		} else {
			const i = {
				instancePath: a + "/items",
				schemaPath: "#/properties/items/type",
				keyword: "type",
				params: { type: "array" },
				schema: de.properties.items.type,
				parentSchema: de.properties.items,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: de.type,
			parentSchema: de,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((dt.errors = e), r === 0);
}
var Oe = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Link",
		description:
			'A link to a page of this site, by its id, or to an address outside it. Write exactly one of "page" and "href".',
		type: "object",
		properties: {
			page: { $ref: "page-id.schema.json" },
			anchor: { $ref: "anchor.schema.json" },
			href: { $ref: "href.schema.json" },
			label: {
				title: "Label",
				description:
					'The words of the link. Default: the label of the page; needed with "href".',
				type: "string",
				minLength: 1,
				examples: ["Read more"],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		additionalProperties: !1,
	},
	M = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Anchor",
		description: "The id of an element in a page, without the number sign.",
		type: "string",
		pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
		examples: ["key-capabilities"],
	},
	be = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;
function me(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		for (const o of Object.keys(t))
			if (
				!(
					o === "page" ||
					o === "anchor" ||
					o === "href" ||
					o === "label" ||
					q.test(o)
				)
			) {
				const i = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: o },
					schema: !1,
					parentSchema: Oe,
					data: t,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		if (t.page !== void 0 && m.call(t, "page")) {
			const o = t.page;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/page",
						schemaPath: "page-id.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Q,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/page",
					schemaPath: "page-id.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Q.type,
					parentSchema: Q,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (t.anchor !== void 0 && m.call(t, "anchor")) {
			const o = t.anchor;
			if (typeof o == "string") {
				if (!be.test(o)) {
					const i = {
						instancePath: a + "/anchor",
						schemaPath: "anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/anchor",
					schemaPath: "anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (t.href !== void 0 && m.call(t, "href")) {
			const o = t.href;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/href",
						schemaPath: "href.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Ne,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/href",
					schemaPath: "href.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Ne.type,
					parentSchema: Ne,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (t.label !== void 0 && m.call(t, "label")) {
			const o = t.label;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/label",
						schemaPath: "#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Oe.properties.label,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" },
					schema: Oe.properties.label.type,
					parentSchema: Oe.properties.label,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: Oe.type,
			parentSchema: Oe,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((me.errors = e), r === 0);
}
var pe = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Contact",
		description: "A way to reach the company, shown in the contact bar.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description:
					"What the value is: a telephone number, an e-mail address or the address of a profile elsewhere.",
				type: "string",
				enum: ["telephone", "email", "link"],
				examples: ["telephone"],
			},
			label: {
				title: "Label",
				description: "What a visitor reads and hears.",
				type: "string",
				minLength: 1,
				examples: ["Call us"],
			},
			value: {
				title: "Value",
				description: "The number, e-mail address or web address.",
				type: "string",
				minLength: 1,
				examples: ["{phone}"],
			},
			icon: { $ref: "icon-name.schema.json" },
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "label", "value", "icon"],
		additionalProperties: !1,
	},
	Zt = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Icon",
		description:
			"The name of an icon: an SVG file in files/icons/, without its ending.",
		type: "string",
		minLength: 1,
		refersTo: "icon",
		examples: ["phone"],
	};
function ft(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (t.type === void 0 || !m.call(t, "type")) {
			const o = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: pe.required,
				parentSchema: pe,
				data: t,
			};
			e === null ? (e = [o]) : e.push(o), r++;
		}
		if (t.label === void 0 || !m.call(t, "label")) {
			const o = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				schema: pe.required,
				parentSchema: pe,
				data: t,
			};
			e === null ? (e = [o]) : e.push(o), r++;
		}
		if (t.value === void 0 || !m.call(t, "value")) {
			const o = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				schema: pe.required,
				parentSchema: pe,
				data: t,
			};
			e === null ? (e = [o]) : e.push(o), r++;
		}
		if (t.icon === void 0 || !m.call(t, "icon")) {
			const o = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "icon" },
				schema: pe.required,
				parentSchema: pe,
				data: t,
			};
			e === null ? (e = [o]) : e.push(o), r++;
		}
		for (const o of Object.keys(t))
			if (
				!(
					o === "type" ||
					o === "label" ||
					o === "value" ||
					o === "icon" ||
					q.test(o)
				)
			) {
				const i = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: o },
					schema: !1,
					parentSchema: pe,
					data: t,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const o = t.type;
			if (typeof o != "string") {
				const i = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: pe.properties.type.type,
					parentSchema: pe.properties.type,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
			if (!(o === "telephone" || o === "email" || o === "link")) {
				const i = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: pe.properties.type.enum },
					schema: pe.properties.type.enum,
					parentSchema: pe.properties.type,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (t.label !== void 0 && m.call(t, "label")) {
			const o = t.label;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/label",
						schemaPath: "#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: pe.properties.label,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" },
					schema: pe.properties.label.type,
					parentSchema: pe.properties.label,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (t.value !== void 0 && m.call(t, "value")) {
			const o = t.value;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/value",
						schemaPath: "#/properties/value/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: pe.properties.value,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/value",
					schemaPath: "#/properties/value/type",
					keyword: "type",
					params: { type: "string" },
					schema: pe.properties.value.type,
					parentSchema: pe.properties.value,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (t.icon !== void 0 && m.call(t, "icon")) {
			const o = t.icon;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/icon",
						schemaPath: "icon-name.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Zt,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/icon",
					schemaPath: "icon-name.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Zt.type,
					parentSchema: Zt,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: pe.type,
			parentSchema: pe,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((ft.errors = e), r === 0);
}
var B = {
	$schema: "http://json-schema.org/draft-07/schema#",
	title: "Footer",
	description: "The foot of every page.",
	type: "object",
	properties: {
		text: { $ref: "running-text.schema.json" },
		columns: {
			title: "Columns",
			description: "The link columns in order.",
			type: "array",
			items: {
				title: "Column",
				description: "A column of links: those of a menu, or its own.",
				type: "object",
				properties: {
					heading: {
						title: "Heading",
						description: "Default: the label of the menu.",
						type: "string",
						minLength: 1,
						examples: ["Company"],
					},
					menu: { $ref: "page-id.schema.json" },
					links: {
						title: "Links",
						description: "Its own links, below those of the menu.",
						type: "array",
						items: { $ref: "link.schema.json" },
						maxItems: 40,
						default: [],
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: !1,
			},
			maxItems: 8,
			default: [],
		},
		legal: {
			title: "Legal links",
			description: "The links beside the copyright line.",
			type: "array",
			items: { $ref: "link.schema.json" },
			maxItems: 10,
			default: [],
		},
		copyright: {
			title: "Copyright",
			description: 'The copyright line: "© from–year holder".',
			type: "object",
			properties: {
				from: {
					title: "From",
					description: "The first year; the last is the year of the build.",
					type: "integer",
					minimum: 1900,
					maximum: 2999,
					examples: [2014],
				},
				holder: {
					title: "Holder",
					description: "Who holds it.",
					type: "string",
					minLength: 1,
					examples: ["{company}"],
				},
				text: {
					title: "Text",
					description: "What follows the holder.",
					type: "string",
					minLength: 1,
					examples: ["All rights reserved."],
				},
			},
			patternProperties: { "^\\$(schema|comment)$": {} },
			required: ["from", "holder"],
			additionalProperties: !1,
		},
	},
	patternProperties: { "^\\$(schema|comment)$": {} },
	required: ["columns", "copyright"],
	additionalProperties: !1,
};
function ut(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.columns === void 0 && (t.columns = []),
			t.legal === void 0 && (t.legal = []),
			t.columns === void 0 || !m.call(t, "columns"))
		) {
			const s = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "columns" },
				schema: B.required,
				parentSchema: B,
				data: t,
			};
			e === null ? (e = [s]) : e.push(s), r++;
		}
		if (t.copyright === void 0 || !m.call(t, "copyright")) {
			const s = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "copyright" },
				schema: B.required,
				parentSchema: B,
				data: t,
			};
			e === null ? (e = [s]) : e.push(s), r++;
		}
		for (const s of Object.keys(t))
			if (
				!(
					s === "text" ||
					s === "columns" ||
					s === "legal" ||
					s === "copyright" ||
					q.test(s)
				)
			) {
				const p = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: s },
					schema: !1,
					parentSchema: B,
					data: t,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
		if (t.text !== void 0 && m.call(t, "text")) {
			const s = t.text;
			if (typeof s == "string") {
				if (f(s) < 1) {
					const p = {
						instancePath: a + "/text",
						schemaPath: "running-text.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: D,
						data: s,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
			} else {
				const p = {
					instancePath: a + "/text",
					schemaPath: "running-text.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: D.type,
					parentSchema: D,
					data: s,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
		}
		const o = t.columns;
		if (Array.isArray(o)) {
			if (o.length > 8) {
				const p = {
					instancePath: a + "/columns",
					schemaPath: "#/properties/columns/maxItems",
					keyword: "maxItems",
					params: { limit: 8 },
					schema: 8,
					parentSchema: B.properties.columns,
					data: o,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
			const s = o.length;
			for (let p = 0; p < s; p++) {
				const n = o[p];
				if (n && typeof n == "object" && !Array.isArray(n)) {
					n.links === void 0 && (n.links = []);
					for (const h of Object.keys(n))
						if (
							!(h === "heading" || h === "menu" || h === "links" || q.test(h))
						) {
							const d = {
								instancePath: a + "/columns/" + p,
								schemaPath: "#/properties/columns/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: h },
								schema: !1,
								parentSchema: B.properties.columns.items,
								data: n,
							};
							e === null ? (e = [d]) : e.push(d), r++;
						}
					if (n.heading !== void 0 && m.call(n, "heading")) {
						const h = n.heading;
						if (typeof h == "string") {
							if (f(h) < 1) {
								const d = {
									instancePath: a + "/columns/" + p + "/heading",
									schemaPath:
										"#/properties/columns/items/properties/heading/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: B.properties.columns.items.properties.heading,
									data: h,
								};
								e === null ? (e = [d]) : e.push(d), r++;
							}
						} else {
							const d = {
								instancePath: a + "/columns/" + p + "/heading",
								schemaPath:
									"#/properties/columns/items/properties/heading/type",
								keyword: "type",
								params: { type: "string" },
								schema: B.properties.columns.items.properties.heading.type,
								parentSchema: B.properties.columns.items.properties.heading,
								data: h,
							};
							e === null ? (e = [d]) : e.push(d), r++;
						}
					}
					if (n.menu !== void 0 && m.call(n, "menu")) {
						const h = n.menu;
						if (typeof h == "string") {
							if (f(h) < 1) {
								const d = {
									instancePath: a + "/columns/" + p + "/menu",
									schemaPath: "page-id.schema.json/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: Q,
									data: h,
								};
								e === null ? (e = [d]) : e.push(d), r++;
							}
						} else {
							const d = {
								instancePath: a + "/columns/" + p + "/menu",
								schemaPath: "page-id.schema.json/type",
								keyword: "type",
								params: { type: "string" },
								schema: Q.type,
								parentSchema: Q,
								data: h,
							};
							e === null ? (e = [d]) : e.push(d), r++;
						}
					}
					const l = n.links;
					if (Array.isArray(l)) {
						if (l.length > 40) {
							const d = {
								instancePath: a + "/columns/" + p + "/links",
								schemaPath:
									"#/properties/columns/items/properties/links/maxItems",
								keyword: "maxItems",
								params: { limit: 40 },
								schema: 40,
								parentSchema: B.properties.columns.items.properties.links,
								data: l,
							};
							e === null ? (e = [d]) : e.push(d), r++;
						}
						const h = l.length;
						for (let d = 0; d < h; d++)
							me(l[d], {
								instancePath: a + "/columns/" + p + "/links/" + d,
								parentData: l,
								parentDataProperty: d,
								rootData: j,
							}) ||
								((e = e === null ? me.errors : e.concat(me.errors)),
								(r = e.length));
					} else {
						const h = {
							instancePath: a + "/columns/" + p + "/links",
							schemaPath: "#/properties/columns/items/properties/links/type",
							keyword: "type",
							params: { type: "array" },
							schema: B.properties.columns.items.properties.links.type,
							parentSchema: B.properties.columns.items.properties.links,
							data: l,
						};
						e === null ? (e = [h]) : e.push(h), r++;
					}
				} else {
					const l = {
						instancePath: a + "/columns/" + p,
						schemaPath: "#/properties/columns/items/type",
						keyword: "type",
						params: { type: "object" },
						schema: B.properties.columns.items.type,
						parentSchema: B.properties.columns.items,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
			}
		} else {
			const s = {
				instancePath: a + "/columns",
				schemaPath: "#/properties/columns/type",
				keyword: "type",
				params: { type: "array" },
				schema: B.properties.columns.type,
				parentSchema: B.properties.columns,
				data: o,
			};
			e === null ? (e = [s]) : e.push(s), r++;
		}
		const i = t.legal;
		if (Array.isArray(i)) {
			if (i.length > 10) {
				const p = {
					instancePath: a + "/legal",
					schemaPath: "#/properties/legal/maxItems",
					keyword: "maxItems",
					params: { limit: 10 },
					schema: 10,
					parentSchema: B.properties.legal,
					data: i,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
			const s = i.length;
			for (let p = 0; p < s; p++)
				me(i[p], {
					instancePath: a + "/legal/" + p,
					parentData: i,
					parentDataProperty: p,
					rootData: j,
				}) ||
					((e = e === null ? me.errors : e.concat(me.errors)), (r = e.length));
		} else {
			const s = {
				instancePath: a + "/legal",
				schemaPath: "#/properties/legal/type",
				keyword: "type",
				params: { type: "array" },
				schema: B.properties.legal.type,
				parentSchema: B.properties.legal,
				data: i,
			};
			e === null ? (e = [s]) : e.push(s), r++;
		}
		if (t.copyright !== void 0 && m.call(t, "copyright")) {
			const s = t.copyright;
			if (s && typeof s == "object" && !Array.isArray(s)) {
				if (s.from === void 0 || !m.call(s, "from")) {
					const p = {
						instancePath: a + "/copyright",
						schemaPath: "#/properties/copyright/required",
						keyword: "required",
						params: { missingProperty: "from" },
						schema: B.properties.copyright.required,
						parentSchema: B.properties.copyright,
						data: s,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				if (s.holder === void 0 || !m.call(s, "holder")) {
					const p = {
						instancePath: a + "/copyright",
						schemaPath: "#/properties/copyright/required",
						keyword: "required",
						params: { missingProperty: "holder" },
						schema: B.properties.copyright.required,
						parentSchema: B.properties.copyright,
						data: s,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				for (const p of Object.keys(s))
					if (!(p === "from" || p === "holder" || p === "text" || q.test(p))) {
						const n = {
							instancePath: a + "/copyright",
							schemaPath: "#/properties/copyright/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: p },
							schema: !1,
							parentSchema: B.properties.copyright,
							data: s,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
				if (s.from !== void 0 && m.call(s, "from")) {
					const p = s.from;
					if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
						const n = {
							instancePath: a + "/copyright/from",
							schemaPath: "#/properties/copyright/properties/from/type",
							keyword: "type",
							params: { type: "integer" },
							schema: B.properties.copyright.properties.from.type,
							parentSchema: B.properties.copyright.properties.from,
							data: p,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
					if (typeof p == "number" && isFinite(p)) {
						if (p > 2999 || isNaN(p)) {
							const n = {
								instancePath: a + "/copyright/from",
								schemaPath: "#/properties/copyright/properties/from/maximum",
								keyword: "maximum",
								params: { comparison: "<=", limit: 2999 },
								schema: 2999,
								parentSchema: B.properties.copyright.properties.from,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
						if (p < 1900 || isNaN(p)) {
							const n = {
								instancePath: a + "/copyright/from",
								schemaPath: "#/properties/copyright/properties/from/minimum",
								keyword: "minimum",
								params: { comparison: ">=", limit: 1900 },
								schema: 1900,
								parentSchema: B.properties.copyright.properties.from,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					}
				}
				if (s.holder !== void 0 && m.call(s, "holder")) {
					const p = s.holder;
					if (typeof p == "string") {
						if (f(p) < 1) {
							const n = {
								instancePath: a + "/copyright/holder",
								schemaPath:
									"#/properties/copyright/properties/holder/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: B.properties.copyright.properties.holder,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					} else {
						const n = {
							instancePath: a + "/copyright/holder",
							schemaPath: "#/properties/copyright/properties/holder/type",
							keyword: "type",
							params: { type: "string" },
							schema: B.properties.copyright.properties.holder.type,
							parentSchema: B.properties.copyright.properties.holder,
							data: p,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
				}
				if (s.text !== void 0 && m.call(s, "text")) {
					const p = s.text;
					if (typeof p == "string") {
						if (f(p) < 1) {
							const n = {
								instancePath: a + "/copyright/text",
								schemaPath: "#/properties/copyright/properties/text/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: B.properties.copyright.properties.text,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					} else {
						const n = {
							instancePath: a + "/copyright/text",
							schemaPath: "#/properties/copyright/properties/text/type",
							keyword: "type",
							params: { type: "string" },
							schema: B.properties.copyright.properties.text.type,
							parentSchema: B.properties.copyright.properties.text,
							data: p,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
				}
			} else {
				const p = {
					instancePath: a + "/copyright",
					schemaPath: "#/properties/copyright/type",
					keyword: "type",
					params: { type: "object" },
					schema: B.properties.copyright.type,
					parentSchema: B.properties.copyright,
					data: s,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: B.type,
			parentSchema: B,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((ut.errors = e), r === 0);
}
var U = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Page",
		description: "One page: its address, its words and its blocks.",
		type: "object",
		properties: {
			path: {
				title: "Path",
				description:
					"The address of the page below the base path of the site. It starts with a slash.",
				type: "string",
				minLength: 1,
				maxLength: 512,
				refersTo: "path",
				examples: ["/services/testing"],
			},
			title: {
				title: "Title",
				description:
					"The heading of the page and the start of its document title.",
				type: "string",
				minLength: 1,
				examples: ["Testing services"],
				maxLength: 200,
			},
			label: {
				title: "Label",
				description:
					"A shorter name for menus, breadcrumbs and the footer. Default: the title.",
				type: "string",
				minLength: 1,
				examples: ["Testing"],
				maxLength: 80,
			},
			summary: {
				title: "Summary",
				description:
					"One sentence: the description for search engines and the text of cards.",
				type: "string",
				minLength: 1,
				examples: ["How we test software, by hand and by machine."],
				maxLength: 400,
			},
			lead: { $ref: "running-text.schema.json" },
			layout: { $ref: "layout.schema.json", default: "article" },
			image: { $ref: "image.schema.json" },
			share: { $ref: "file-path.schema.json" },
			parent: { $ref: "page-id.schema.json" },
			opensAt: { $ref: "page-id.schema.json" },
			draft: {
				title: "Draft",
				description:
					"The page is shown in development and left out of a build.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
			unlisted: {
				title: "Unlisted",
				description:
					"The page is built, but named in neither sitemap nor search engines.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
			callToAction: { $ref: "call-to-action.schema.json" },
			blocks: {
				title: "Blocks",
				description: "The parts of the page in reading order.",
				type: "array",
				items: { $ref: "block.schema.json" },
				maxItems: 200,
				default: [],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["path", "title", "summary"],
		additionalProperties: !1,
	},
	Re = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Layout",
		description:
			'How the page is laid out: "landing" gives each block the full width; "area" introduces a part of the site beside its picture; "article" is made for reading; "plain" is a heading and its blocks; "switcher" shows one of its child pages at a time under a row of buttons.',
		type: "string",
		enum: ["landing", "area", "article", "plain", "switcher"],
		default: "article",
		examples: ["area"],
	},
	Le = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Call to action",
		description: "The invitation at the end of a page. Pages below inherit it.",
		type: "object",
		properties: {
			heading: {
				title: "Heading",
				description: "The invitation.",
				type: "string",
				minLength: 1,
				examples: ["Talk to us"],
			},
			text: { $ref: "running-text.schema.json" },
			link: { $ref: "link.schema.json" },
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["heading", "link"],
		additionalProperties: !1,
	};
function yt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (t.heading === void 0 || !m.call(t, "heading")) {
			const o = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "heading" },
				schema: Le.required,
				parentSchema: Le,
				data: t,
			};
			e === null ? (e = [o]) : e.push(o), r++;
		}
		if (t.link === void 0 || !m.call(t, "link")) {
			const o = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "link" },
				schema: Le.required,
				parentSchema: Le,
				data: t,
			};
			e === null ? (e = [o]) : e.push(o), r++;
		}
		for (const o of Object.keys(t))
			if (!(o === "heading" || o === "text" || o === "link" || q.test(o))) {
				const i = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: o },
					schema: !1,
					parentSchema: Le,
					data: t,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		if (t.heading !== void 0 && m.call(t, "heading")) {
			const o = t.heading;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Le.properties.heading,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" },
					schema: Le.properties.heading.type,
					parentSchema: Le.properties.heading,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (t.text !== void 0 && m.call(t, "text")) {
			const o = t.text;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/text",
						schemaPath: "running-text.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: D,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/text",
					schemaPath: "running-text.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: D.type,
					parentSchema: D,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		t.link !== void 0 &&
			m.call(t, "link") &&
			(me(t.link, {
				instancePath: a + "/link",
				parentData: t,
				parentDataProperty: "link",
				rootData: j,
			}) ||
				((e = e === null ? me.errors : e.concat(me.errors)), (r = e.length)));
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: Le.type,
			parentSchema: Le,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((yt.errors = e), r === 0);
}
var qe = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Block",
		description: 'One part of a page. Its "type" says which fields it has.',
		type: "object",
		properties: {
			type: { title: "Type", description: "The block type.", type: "string" },
		},
		required: ["type"],
		discriminator: { propertyName: "type" },
		oneOf: [
			{ $ref: "blocks/text.schema.json" },
			{ $ref: "blocks/content.schema.json" },
			{ $ref: "blocks/marquee.schema.json" },
			{ $ref: "blocks/carousel.schema.json" },
			{ $ref: "blocks/feature.schema.json" },
			{ $ref: "blocks/cards.schema.json" },
			{ $ref: "blocks/children.schema.json" },
			{ $ref: "blocks/boxes.schema.json" },
			{ $ref: "blocks/people.schema.json" },
			{ $ref: "blocks/offices.schema.json" },
			{ $ref: "blocks/form.schema.json" },
		],
	},
	we = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Text",
		description:
			"Text written in the manifest: paragraphs, lists and headed sections.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The block type.",
				type: "string",
				const: "text",
				examples: ["text"],
			},
			id: { $ref: "../anchor.schema.json" },
			heading: {
				title: "Heading",
				description: "The heading of the block.",
				type: "string",
				minLength: 1,
				examples: ["What we do"],
			},
			items: { $ref: "../content/file.schema.json" },
			effect: { $ref: "../effect.schema.json", default: "none" },
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "items"],
		additionalProperties: !1,
		examples: [
			{
				type: "text",
				items: [
					"A paragraph with *emphasis*.",
					["One point", "Another point"],
					{ "A heading": "Its text." },
				],
			},
		],
	},
	$ = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Effect",
		description:
			'How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.',
		type: "string",
		enum: [
			"none",
			"reveal1",
			"reveal2",
			"reveal3",
			"reveal4",
			"reveal5",
			"hidden",
			"scroll",
		],
		default: "none",
		examples: ["reveal1"],
	},
	mt = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Content file",
		description: "What a content file holds: items in reading order.",
		type: "array",
		items: { $ref: "item.schema.json" },
		minItems: 1,
		maxItems: 2e3,
		refersTo: "items",
		examples: [["A paragraph.", ["one", "two"], { Heading: "Text." }]],
	},
	He = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Item",
		description:
			"A paragraph (text), a list (array of texts) or sections (an object of headings with a text or a list).",
		type: ["string", "array", "object"],
		if: { type: "object" },
		then: { $ref: "sections.schema.json" },
		else: {
			if: { type: "array" },
			then: { $ref: "list.schema.json" },
			else: { $ref: "paragraph.schema.json" },
		},
		examples: ["A paragraph.", ["one", "two"], { Heading: ["one", "two"] }],
	},
	Ie = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Paragraph",
		description: "A paragraph of running text.",
		type: "string",
		minLength: 1,
		examples: ["We keep the reports that people open, and retire the others."],
	},
	De = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Sections",
		description:
			"Headings, each with its text or its list. A heading may hold {variable}.",
		type: "object",
		minProperties: 1,
		patternProperties: { "^\\$(schema|comment)$": {} },
		additionalProperties: {
			title: "Body",
			description: "The text or the list below the heading.",
			type: ["string", "array"],
			minLength: 1,
			items: { $ref: "paragraph.schema.json" },
			minItems: 1,
		},
		examples: [
			{
				"How we work": "In short steps.",
				"What you get": ["A plan", "A price"],
			},
		],
	};
function gt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (Object.keys(t).length < 1) {
			const o = {
				instancePath: a,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 },
				schema: 1,
				parentSchema: De,
				data: t,
			};
			e === null ? (e = [o]) : e.push(o), r++;
		}
		for (const o of Object.keys(t))
			if (!q.test(o)) {
				const i = t[o];
				if (typeof i != "string" && !Array.isArray(i)) {
					const s = {
						instancePath: a + "/" + o.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/additionalProperties/type",
						keyword: "type",
						params: { type: De.additionalProperties.type },
						schema: De.additionalProperties.type,
						parentSchema: De.additionalProperties,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
				if (typeof i == "string" && f(i) < 1) {
					const s = {
						instancePath: a + "/" + o.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/additionalProperties/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: De.additionalProperties,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
				if (Array.isArray(i)) {
					if (i.length < 1) {
						const p = {
							instancePath:
								a + "/" + o.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/additionalProperties/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							schema: 1,
							parentSchema: De.additionalProperties,
							data: i,
						};
						e === null ? (e = [p]) : e.push(p), r++;
					}
					const s = i.length;
					for (let p = 0; p < s; p++) {
						const n = i[p];
						if (typeof n == "string") {
							if (f(n) < 1) {
								const l = {
									instancePath:
										a +
										"/" +
										o.replace(/~/g, "~0").replace(/\//g, "~1") +
										"/" +
										p,
									schemaPath: "paragraph.schema.json/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: Ie,
									data: n,
								};
								e === null ? (e = [l]) : e.push(l), r++;
							}
						} else {
							const l = {
								instancePath:
									a +
									"/" +
									o.replace(/~/g, "~0").replace(/\//g, "~1") +
									"/" +
									p,
								schemaPath: "paragraph.schema.json/type",
								keyword: "type",
								params: { type: "string" },
								schema: Ie.type,
								parentSchema: Ie,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
					}
				}
			}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: De.type,
			parentSchema: De,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((gt.errors = e), r === 0);
}
var Bt = {
	$schema: "http://json-schema.org/draft-07/schema#",
	title: "List",
	description: "A bullet list: an array of running texts.",
	type: "array",
	items: { $ref: "paragraph.schema.json" },
	minItems: 1,
	examples: [["Planning", "Delivery", "Support"]],
};
function bt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (Array.isArray(t)) {
		if (t.length < 1) {
			const i = {
				instancePath: a,
				schemaPath: "#/minItems",
				keyword: "minItems",
				params: { limit: 1 },
				schema: 1,
				parentSchema: Bt,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		const o = t.length;
		for (let i = 0; i < o; i++) {
			const s = t[i];
			if (typeof s == "string") {
				if (f(s) < 1) {
					const p = {
						instancePath: a + "/" + i,
						schemaPath: "paragraph.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Ie,
						data: s,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
			} else {
				const p = {
					instancePath: a + "/" + i,
					schemaPath: "paragraph.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Ie.type,
					parentSchema: Ie,
					data: s,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: Bt.type,
			parentSchema: Bt,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((bt.errors = e), r === 0);
}
function kt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if ((!t || typeof t != "object") && typeof t != "string") {
		const h = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: He.type },
			schema: He.type,
			parentSchema: He,
			data: t,
		};
		e === null ? (e = [h]) : e.push(h), r++;
	}
	let o = r,
		i = !0,
		s = r;
	if (!(t && typeof t == "object" && !Array.isArray(t))) {
		const h = {};
		e === null ? (e = [h]) : e.push(h), r++;
	}
	var p = s === r;
	(r = o), e !== null && (o ? (e.length = o) : (e = null));
	let n;
	if (p) {
		const h = r;
		gt(t, {
			instancePath: a,
			parentData: N,
			parentDataProperty: z,
			rootData: j,
		}) || ((e = e === null ? gt.errors : e.concat(gt.errors)), (r = e.length));
		var p = h === r;
		(i = p), (n = "then");
	} else {
		let h = r,
			d = r,
			k = !0,
			ie = r;
		if (!Array.isArray(t)) {
			const H = {};
			e === null ? (e = [H]) : e.push(H), r++;
		}
		var l = ie === r;
		(r = d), e !== null && (d ? (e.length = d) : (e = null));
		let g;
		if (l) {
			const H = r;
			bt(t, {
				instancePath: a,
				parentData: N,
				parentDataProperty: z,
				rootData: j,
			}) ||
				((e = e === null ? bt.errors : e.concat(bt.errors)), (r = e.length));
			var l = H === r;
			(k = l), (g = "then");
		} else {
			const H = r;
			if (typeof t == "string") {
				if (f(t) < 1) {
					const C = {
						instancePath: a,
						schemaPath: "paragraph.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Ie,
						data: t,
					};
					e === null ? (e = [C]) : e.push(C), r++;
				}
			} else {
				const C = {
					instancePath: a,
					schemaPath: "paragraph.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Ie.type,
					parentSchema: Ie,
					data: t,
				};
				e === null ? (e = [C]) : e.push(C), r++;
			}
			var l = H === r;
			(k = l), (g = "else");
		}
		if (!k) {
			const H = {
				instancePath: a,
				schemaPath: "#/else/if",
				keyword: "if",
				params: { failingKeyword: g },
				schema: He.else.if,
				parentSchema: He.else,
				data: t,
			};
			e === null ? (e = [H]) : e.push(H), r++;
		}
		var p = h === r;
		(i = p), (n = "else");
	}
	if (!i) {
		const h = {
			instancePath: a,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: n },
			schema: He.if,
			parentSchema: He,
			data: t,
		};
		e === null ? (e = [h]) : e.push(h), r++;
	}
	return ((kt.errors = e), r === 0);
}
function ge(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (Array.isArray(t)) {
		if (t.length > 2e3) {
			const i = {
				instancePath: a,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 2e3 },
				schema: 2e3,
				parentSchema: mt,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.length < 1) {
			const i = {
				instancePath: a,
				schemaPath: "#/minItems",
				keyword: "minItems",
				params: { limit: 1 },
				schema: 1,
				parentSchema: mt,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		const o = t.length;
		for (let i = 0; i < o; i++)
			kt(t[i], {
				instancePath: a + "/" + i,
				parentData: t,
				parentDataProperty: i,
				rootData: j,
			}) ||
				((e = e === null ? kt.errors : e.concat(kt.errors)), (r = e.length));
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: mt.type,
			parentSchema: mt,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((ge.errors = e), r === 0);
}
function wt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.effect === void 0 && (t.effect = "none"),
			t.type === void 0 || !m.call(t, "type"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: we.required,
				parentSchema: we,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.items === void 0 || !m.call(t, "items")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				schema: we.required,
				parentSchema: we,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "type" ||
					i === "id" ||
					i === "heading" ||
					i === "items" ||
					i === "effect" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: we,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: we.properties.type.type,
					parentSchema: we.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			if (i !== "text") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "text" },
					schema: "text",
					parentSchema: we.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.id !== void 0 && m.call(t, "id")) {
			const i = t.id;
			if (typeof i == "string") {
				if (!be.test(i)) {
					const s = {
						instancePath: a + "/id",
						schemaPath: "../anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/id",
					schemaPath: "../anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.heading !== void 0 && m.call(t, "heading")) {
			const i = t.heading;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: we.properties.heading,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" },
					schema: we.properties.heading.type,
					parentSchema: we.properties.heading,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		t.items !== void 0 &&
			m.call(t, "items") &&
			(ge(t.items, {
				instancePath: a + "/items",
				parentData: t,
				parentDataProperty: "items",
				rootData: j,
			}) ||
				((e = e === null ? ge.errors : e.concat(ge.errors)), (r = e.length)));
		const o = t.effect;
		if (typeof o != "string") {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: $.type,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (
			!(
				o === "none" ||
				o === "reveal1" ||
				o === "reveal2" ||
				o === "reveal3" ||
				o === "reveal4" ||
				o === "reveal5" ||
				o === "hidden" ||
				o === "scroll"
			)
		) {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: $.enum },
				schema: $.enum,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: we.type,
			parentSchema: we,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((wt.errors = e), r === 0);
}
var ne = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Content",
		description:
			"The text of a content file. The page shows its heading at once; the text comes with the file.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The block type.",
				type: "string",
				const: "content",
				examples: ["content"],
			},
			id: { $ref: "../anchor.schema.json" },
			file: { $ref: "../content-file.schema.json" },
			listHeading: {
				title: "List heading",
				description:
					"A heading for the lists that stand in the file without one.",
				type: "string",
				minLength: 1,
				examples: ["Salient Features"],
			},
			sections: {
				title: "Section details",
				description:
					"Title and picture for headings of the file, by the heading as the file spells it.",
				type: "object",
				patternProperties: { "^\\$(schema|comment)$": {} },
				additionalProperties: {
					title: "Section detail",
					description: "Title and picture of one heading.",
					type: "object",
					properties: {
						title: {
							title: "Title",
							description: "Shown instead of the heading of the file.",
							type: "string",
							minLength: 1,
							examples: ["Our vision"],
						},
						image: { $ref: "../image.schema.json" },
					},
					patternProperties: { "^\\$(schema|comment)$": {} },
					additionalProperties: !1,
				},
				examples: [{ vision: { title: "Our vision" } }],
			},
			image: { $ref: "../image.schema.json" },
			fixed: { $ref: "../content/file.schema.json" },
			effect: { $ref: "../effect.schema.json", default: "none" },
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "file"],
		additionalProperties: !1,
		examples: [{ type: "content", file: "text.txt", listHeading: "Benefits" }],
	},
	_t = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Content file",
		description:
			"A content file under files/: a JSON array of paragraphs, lists and headed sections, saved as .txt.",
		type: "string",
		minLength: 1,
		refersTo: "content",
		examples: ["corporate/about.txt"],
	};
function Pt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.effect === void 0 && (t.effect = "none"),
			t.type === void 0 || !m.call(t, "type"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: ne.required,
				parentSchema: ne,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.file === void 0 || !m.call(t, "file")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "file" },
				schema: ne.required,
				parentSchema: ne,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "type" ||
					i === "id" ||
					i === "file" ||
					i === "listHeading" ||
					i === "sections" ||
					i === "image" ||
					i === "fixed" ||
					i === "effect" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: ne,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: ne.properties.type.type,
					parentSchema: ne.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			if (i !== "content") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "content" },
					schema: "content",
					parentSchema: ne.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.id !== void 0 && m.call(t, "id")) {
			const i = t.id;
			if (typeof i == "string") {
				if (!be.test(i)) {
					const s = {
						instancePath: a + "/id",
						schemaPath: "../anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/id",
					schemaPath: "../anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.file !== void 0 && m.call(t, "file")) {
			const i = t.file;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/file",
						schemaPath: "../content-file.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: _t,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/file",
					schemaPath: "../content-file.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: _t.type,
					parentSchema: _t,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.listHeading !== void 0 && m.call(t, "listHeading")) {
			const i = t.listHeading;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/listHeading",
						schemaPath: "#/properties/listHeading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: ne.properties.listHeading,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/listHeading",
					schemaPath: "#/properties/listHeading/type",
					keyword: "type",
					params: { type: "string" },
					schema: ne.properties.listHeading.type,
					parentSchema: ne.properties.listHeading,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.sections !== void 0 && m.call(t, "sections")) {
			const i = t.sections;
			if (i && typeof i == "object" && !Array.isArray(i)) {
				for (const s of Object.keys(i))
					if (!q.test(s)) {
						const p = i[s];
						if (p && typeof p == "object" && !Array.isArray(p)) {
							for (const n of Object.keys(p))
								if (!(n === "title" || n === "image" || q.test(n))) {
									const l = {
										instancePath:
											a +
											"/sections/" +
											s.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath:
											"#/properties/sections/additionalProperties/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: n },
										schema: !1,
										parentSchema: ne.properties.sections.additionalProperties,
										data: p,
									};
									e === null ? (e = [l]) : e.push(l), r++;
								}
							if (p.title !== void 0 && m.call(p, "title")) {
								const n = p.title;
								if (typeof n == "string") {
									if (f(n) < 1) {
										const l = {
											instancePath:
												a +
												"/sections/" +
												s.replace(/~/g, "~0").replace(/\//g, "~1") +
												"/title",
											schemaPath:
												"#/properties/sections/additionalProperties/properties/title/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											schema: 1,
											parentSchema:
												ne.properties.sections.additionalProperties.properties
													.title,
											data: n,
										};
										e === null ? (e = [l]) : e.push(l), r++;
									}
								} else {
									const l = {
										instancePath:
											a +
											"/sections/" +
											s.replace(/~/g, "~0").replace(/\//g, "~1") +
											"/title",
										schemaPath:
											"#/properties/sections/additionalProperties/properties/title/type",
										keyword: "type",
										params: { type: "string" },
										schema:
											ne.properties.sections.additionalProperties.properties
												.title.type,
										parentSchema:
											ne.properties.sections.additionalProperties.properties
												.title,
										data: n,
									};
									e === null ? (e = [l]) : e.push(l), r++;
								}
							}
							p.image !== void 0 &&
								m.call(p, "image") &&
								(te(p.image, {
									instancePath:
										a +
										"/sections/" +
										s.replace(/~/g, "~0").replace(/\//g, "~1") +
										"/image",
									parentData: p,
									parentDataProperty: "image",
									rootData: j,
								}) ||
									((e = e === null ? te.errors : e.concat(te.errors)),
									(r = e.length)));
						} else {
							const n = {
								instancePath:
									a + "/sections/" + s.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/sections/additionalProperties/type",
								keyword: "type",
								params: { type: "object" },
								schema: ne.properties.sections.additionalProperties.type,
								parentSchema: ne.properties.sections.additionalProperties,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					}
			} else {
				const s = {
					instancePath: a + "/sections",
					schemaPath: "#/properties/sections/type",
					keyword: "type",
					params: { type: "object" },
					schema: ne.properties.sections.type,
					parentSchema: ne.properties.sections,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		t.image !== void 0 &&
			m.call(t, "image") &&
			(te(t.image, {
				instancePath: a + "/image",
				parentData: t,
				parentDataProperty: "image",
				rootData: j,
			}) ||
				((e = e === null ? te.errors : e.concat(te.errors)), (r = e.length))),
			t.fixed !== void 0 &&
				m.call(t, "fixed") &&
				(ge(t.fixed, {
					instancePath: a + "/fixed",
					parentData: t,
					parentDataProperty: "fixed",
					rootData: j,
				}) ||
					((e = e === null ? ge.errors : e.concat(ge.errors)), (r = e.length)));
		const o = t.effect;
		if (typeof o != "string") {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: $.type,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (
			!(
				o === "none" ||
				o === "reveal1" ||
				o === "reveal2" ||
				o === "reveal3" ||
				o === "reveal4" ||
				o === "reveal5" ||
				o === "hidden" ||
				o === "scroll"
			)
		) {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: $.enum },
				schema: $.enum,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: ne.type,
			parentSchema: ne,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((Pt.errors = e), r === 0);
}
var Ae = {
	$schema: "http://json-schema.org/draft-07/schema#",
	title: "Marquee",
	description:
		"One line of text that passes across the page. It pauses on hover, on focus and by its control.",
	type: "object",
	properties: {
		type: {
			title: "Type",
			description: "The block type.",
			type: "string",
			const: "marquee",
			examples: ["marquee"],
		},
		id: { $ref: "../anchor.schema.json" },
		text: { $ref: "../running-text.schema.json" },
		effect: { $ref: "../effect.schema.json", default: "none" },
	},
	patternProperties: { "^\\$(schema|comment)$": {} },
	required: ["type", "text"],
	additionalProperties: !1,
	examples: [{ type: "marquee", text: "Welcome to {company}" }],
};
function xt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.effect === void 0 && (t.effect = "none"),
			t.type === void 0 || !m.call(t, "type"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: Ae.required,
				parentSchema: Ae,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.text === void 0 || !m.call(t, "text")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				schema: Ae.required,
				parentSchema: Ae,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "type" ||
					i === "id" ||
					i === "text" ||
					i === "effect" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: Ae,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: Ae.properties.type.type,
					parentSchema: Ae.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			if (i !== "marquee") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "marquee" },
					schema: "marquee",
					parentSchema: Ae.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.id !== void 0 && m.call(t, "id")) {
			const i = t.id;
			if (typeof i == "string") {
				if (!be.test(i)) {
					const s = {
						instancePath: a + "/id",
						schemaPath: "../anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/id",
					schemaPath: "../anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.text !== void 0 && m.call(t, "text")) {
			const i = t.text;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/text",
						schemaPath: "../running-text.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: D,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/text",
					schemaPath: "../running-text.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: D.type,
					parentSchema: D,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.effect;
		if (typeof o != "string") {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: $.type,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (
			!(
				o === "none" ||
				o === "reveal1" ||
				o === "reveal2" ||
				o === "reveal3" ||
				o === "reveal4" ||
				o === "reveal5" ||
				o === "hidden" ||
				o === "scroll"
			)
		) {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: $.enum },
				schema: $.enum,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: Ae.type,
			parentSchema: Ae,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((xt.errors = e), r === 0);
}
var X = {
	$schema: "http://json-schema.org/draft-07/schema#",
	title: "Carousel",
	description:
		"Slides that advance by themselves, with previous, next and pause controls.",
	type: "object",
	properties: {
		type: {
			title: "Type",
			description: "The block type.",
			type: "string",
			const: "carousel",
			examples: ["carousel"],
		},
		id: { $ref: "../anchor.schema.json" },
		label: {
			title: "Label",
			description: "The name of the carousel for assistive technology.",
			type: "string",
			minLength: 1,
			examples: ["Highlights"],
		},
		slides: {
			title: "Slides",
			description: "The slides in order.",
			type: "array",
			items: {
				title: "Slide",
				description: "One slide.",
				type: "object",
				properties: {
					image: { $ref: "../image.schema.json" },
					caption: {
						title: "Caption",
						description: "Shown in upper case.",
						type: "string",
						minLength: 1,
						examples: ["Data that decides"],
					},
					text: { $ref: "../running-text.schema.json" },
					link: { $ref: "../link.schema.json" },
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				required: ["image", "caption"],
				additionalProperties: !1,
			},
			minItems: 1,
			maxItems: 12,
		},
		effect: { $ref: "../effect.schema.json", default: "none" },
	},
	patternProperties: { "^\\$(schema|comment)$": {} },
	required: ["type", "label", "slides"],
	additionalProperties: !1,
	examples: [
		{
			type: "carousel",
			label: "Highlights",
			slides: [
				{
					image: { src: "images/one.svg", alt: "A line" },
					caption: "First slide",
					text: "A sentence.",
					link: { page: "home", label: "Explore" },
				},
				{
					image: { src: "images/one.svg", alt: "A line" },
					caption: "Second slide",
				},
			],
		},
	],
};
function jt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.effect === void 0 && (t.effect = "none"),
			t.type === void 0 || !m.call(t, "type"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: X.required,
				parentSchema: X,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.label === void 0 || !m.call(t, "label")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				schema: X.required,
				parentSchema: X,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.slides === void 0 || !m.call(t, "slides")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slides" },
				schema: X.required,
				parentSchema: X,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "type" ||
					i === "id" ||
					i === "label" ||
					i === "slides" ||
					i === "effect" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: X,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: X.properties.type.type,
					parentSchema: X.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			if (i !== "carousel") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "carousel" },
					schema: "carousel",
					parentSchema: X.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.id !== void 0 && m.call(t, "id")) {
			const i = t.id;
			if (typeof i == "string") {
				if (!be.test(i)) {
					const s = {
						instancePath: a + "/id",
						schemaPath: "../anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/id",
					schemaPath: "../anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.label !== void 0 && m.call(t, "label")) {
			const i = t.label;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/label",
						schemaPath: "#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: X.properties.label,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" },
					schema: X.properties.label.type,
					parentSchema: X.properties.label,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.slides !== void 0 && m.call(t, "slides")) {
			const i = t.slides;
			if (Array.isArray(i)) {
				if (i.length > 12) {
					const p = {
						instancePath: a + "/slides",
						schemaPath: "#/properties/slides/maxItems",
						keyword: "maxItems",
						params: { limit: 12 },
						schema: 12,
						parentSchema: X.properties.slides,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				if (i.length < 1) {
					const p = {
						instancePath: a + "/slides",
						schemaPath: "#/properties/slides/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: X.properties.slides,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				const s = i.length;
				for (let p = 0; p < s; p++) {
					const n = i[p];
					if (n && typeof n == "object" && !Array.isArray(n)) {
						if (n.image === void 0 || !m.call(n, "image")) {
							const l = {
								instancePath: a + "/slides/" + p,
								schemaPath: "#/properties/slides/items/required",
								keyword: "required",
								params: { missingProperty: "image" },
								schema: X.properties.slides.items.required,
								parentSchema: X.properties.slides.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n.caption === void 0 || !m.call(n, "caption")) {
							const l = {
								instancePath: a + "/slides/" + p,
								schemaPath: "#/properties/slides/items/required",
								keyword: "required",
								params: { missingProperty: "caption" },
								schema: X.properties.slides.items.required,
								parentSchema: X.properties.slides.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						for (const l of Object.keys(n))
							if (
								!(
									l === "image" ||
									l === "caption" ||
									l === "text" ||
									l === "link" ||
									q.test(l)
								)
							) {
								const h = {
									instancePath: a + "/slides/" + p,
									schemaPath: "#/properties/slides/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: l },
									schema: !1,
									parentSchema: X.properties.slides.items,
									data: n,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						if (
							(n.image !== void 0 &&
								m.call(n, "image") &&
								(te(n.image, {
									instancePath: a + "/slides/" + p + "/image",
									parentData: n,
									parentDataProperty: "image",
									rootData: j,
								}) ||
									((e = e === null ? te.errors : e.concat(te.errors)),
									(r = e.length))),
							n.caption !== void 0 && m.call(n, "caption"))
						) {
							const l = n.caption;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/slides/" + p + "/caption",
										schemaPath:
											"#/properties/slides/items/properties/caption/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: X.properties.slides.items.properties.caption,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/slides/" + p + "/caption",
									schemaPath:
										"#/properties/slides/items/properties/caption/type",
									keyword: "type",
									params: { type: "string" },
									schema: X.properties.slides.items.properties.caption.type,
									parentSchema: X.properties.slides.items.properties.caption,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (n.text !== void 0 && m.call(n, "text")) {
							const l = n.text;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/slides/" + p + "/text",
										schemaPath: "../running-text.schema.json/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: D,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/slides/" + p + "/text",
									schemaPath: "../running-text.schema.json/type",
									keyword: "type",
									params: { type: "string" },
									schema: D.type,
									parentSchema: D,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						n.link !== void 0 &&
							m.call(n, "link") &&
							(me(n.link, {
								instancePath: a + "/slides/" + p + "/link",
								parentData: n,
								parentDataProperty: "link",
								rootData: j,
							}) ||
								((e = e === null ? me.errors : e.concat(me.errors)),
								(r = e.length)));
					} else {
						const l = {
							instancePath: a + "/slides/" + p,
							schemaPath: "#/properties/slides/items/type",
							keyword: "type",
							params: { type: "object" },
							schema: X.properties.slides.items.type,
							parentSchema: X.properties.slides.items,
							data: n,
						};
						e === null ? (e = [l]) : e.push(l), r++;
					}
				}
			} else {
				const s = {
					instancePath: a + "/slides",
					schemaPath: "#/properties/slides/type",
					keyword: "type",
					params: { type: "array" },
					schema: X.properties.slides.type,
					parentSchema: X.properties.slides,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.effect;
		if (typeof o != "string") {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: $.type,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (
			!(
				o === "none" ||
				o === "reveal1" ||
				o === "reveal2" ||
				o === "reveal3" ||
				o === "reveal4" ||
				o === "reveal5" ||
				o === "hidden" ||
				o === "scroll"
			)
		) {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: $.enum },
				schema: $.enum,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: X.type,
			parentSchema: X,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((jt.errors = e), r === 0);
}
var oe = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Feature",
		description: "Text beside a picture or a film, with a button.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The block type.",
				type: "string",
				const: "feature",
				examples: ["feature"],
			},
			id: { $ref: "../anchor.schema.json" },
			heading: {
				title: "Heading",
				description: "The heading of the block.",
				type: "string",
				minLength: 1,
				examples: ["What we do"],
			},
			items: { $ref: "../content/file.schema.json" },
			image: { $ref: "../image.schema.json" },
			video: { $ref: "../video.schema.json" },
			side: {
				title: "Side",
				description: "Where the picture or film stands on wide screens.",
				type: "string",
				enum: ["start", "end"],
				default: "end",
				examples: ["start"],
			},
			link: { $ref: "../link.schema.json" },
			effect: { $ref: "../effect.schema.json", default: "none" },
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "heading", "items"],
		additionalProperties: !1,
		examples: [
			{
				type: "feature",
				heading: "About us",
				items: ["A sentence about us."],
				image: { src: "images/one.svg", alt: "A line" },
				link: { page: "home", label: "Explore" },
			},
		],
	},
	ue = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Video",
		description: "A film with its poster. It never plays by itself.",
		type: "object",
		properties: {
			sources: {
				title: "Sources",
				description: "The film in one or more formats, the best first.",
				type: "array",
				items: { $ref: "file-path.schema.json" },
				minItems: 1,
				maxItems: 4,
			},
			poster: { $ref: "file-path.schema.json" },
			label: {
				title: "Label",
				description: "What the film shows, for those who do not see it.",
				type: "string",
				minLength: 1,
				examples: ["A film of points that gather into a line"],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["sources", "poster", "label"],
		additionalProperties: !1,
	};
function St(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (t.sources === void 0 || !m.call(t, "sources")) {
			const o = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sources" },
				schema: ue.required,
				parentSchema: ue,
				data: t,
			};
			e === null ? (e = [o]) : e.push(o), r++;
		}
		if (t.poster === void 0 || !m.call(t, "poster")) {
			const o = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "poster" },
				schema: ue.required,
				parentSchema: ue,
				data: t,
			};
			e === null ? (e = [o]) : e.push(o), r++;
		}
		if (t.label === void 0 || !m.call(t, "label")) {
			const o = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				schema: ue.required,
				parentSchema: ue,
				data: t,
			};
			e === null ? (e = [o]) : e.push(o), r++;
		}
		for (const o of Object.keys(t))
			if (!(o === "sources" || o === "poster" || o === "label" || q.test(o))) {
				const i = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: o },
					schema: !1,
					parentSchema: ue,
					data: t,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		if (t.sources !== void 0 && m.call(t, "sources")) {
			const o = t.sources;
			if (Array.isArray(o)) {
				if (o.length > 4) {
					const s = {
						instancePath: a + "/sources",
						schemaPath: "#/properties/sources/maxItems",
						keyword: "maxItems",
						params: { limit: 4 },
						schema: 4,
						parentSchema: ue.properties.sources,
						data: o,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
				if (o.length < 1) {
					const s = {
						instancePath: a + "/sources",
						schemaPath: "#/properties/sources/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: ue.properties.sources,
						data: o,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
				const i = o.length;
				for (let s = 0; s < i; s++) {
					const p = o[s];
					if (typeof p == "string") {
						if (f(p) < 1) {
							const n = {
								instancePath: a + "/sources/" + s,
								schemaPath: "file-path.schema.json/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: ae,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					} else {
						const n = {
							instancePath: a + "/sources/" + s,
							schemaPath: "file-path.schema.json/type",
							keyword: "type",
							params: { type: "string" },
							schema: ae.type,
							parentSchema: ae,
							data: p,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
				}
			} else {
				const i = {
					instancePath: a + "/sources",
					schemaPath: "#/properties/sources/type",
					keyword: "type",
					params: { type: "array" },
					schema: ue.properties.sources.type,
					parentSchema: ue.properties.sources,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (t.poster !== void 0 && m.call(t, "poster")) {
			const o = t.poster;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/poster",
						schemaPath: "file-path.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: ae,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/poster",
					schemaPath: "file-path.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: ae.type,
					parentSchema: ae,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (t.label !== void 0 && m.call(t, "label")) {
			const o = t.label;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/label",
						schemaPath: "#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: ue.properties.label,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" },
					schema: ue.properties.label.type,
					parentSchema: ue.properties.label,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: ue.type,
			parentSchema: ue,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((St.errors = e), r === 0);
}
function vt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.side === void 0 && (t.side = "end"),
			t.effect === void 0 && (t.effect = "none"),
			t.type === void 0 || !m.call(t, "type"))
		) {
			const s = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: oe.required,
				parentSchema: oe,
				data: t,
			};
			e === null ? (e = [s]) : e.push(s), r++;
		}
		if (t.heading === void 0 || !m.call(t, "heading")) {
			const s = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "heading" },
				schema: oe.required,
				parentSchema: oe,
				data: t,
			};
			e === null ? (e = [s]) : e.push(s), r++;
		}
		if (t.items === void 0 || !m.call(t, "items")) {
			const s = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				schema: oe.required,
				parentSchema: oe,
				data: t,
			};
			e === null ? (e = [s]) : e.push(s), r++;
		}
		for (const s of Object.keys(t))
			if (!(m.call(oe.properties, s) || q.test(s))) {
				const p = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: s },
					schema: !1,
					parentSchema: oe,
					data: t,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const s = t.type;
			if (typeof s != "string") {
				const p = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: oe.properties.type.type,
					parentSchema: oe.properties.type,
					data: s,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
			if (s !== "feature") {
				const p = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "feature" },
					schema: "feature",
					parentSchema: oe.properties.type,
					data: s,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
		}
		if (t.id !== void 0 && m.call(t, "id")) {
			const s = t.id;
			if (typeof s == "string") {
				if (!be.test(s)) {
					const p = {
						instancePath: a + "/id",
						schemaPath: "../anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: s,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
			} else {
				const p = {
					instancePath: a + "/id",
					schemaPath: "../anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: s,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
		}
		if (t.heading !== void 0 && m.call(t, "heading")) {
			const s = t.heading;
			if (typeof s == "string") {
				if (f(s) < 1) {
					const p = {
						instancePath: a + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: oe.properties.heading,
						data: s,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
			} else {
				const p = {
					instancePath: a + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" },
					schema: oe.properties.heading.type,
					parentSchema: oe.properties.heading,
					data: s,
				};
				e === null ? (e = [p]) : e.push(p), r++;
			}
		}
		t.items !== void 0 &&
			m.call(t, "items") &&
			(ge(t.items, {
				instancePath: a + "/items",
				parentData: t,
				parentDataProperty: "items",
				rootData: j,
			}) ||
				((e = e === null ? ge.errors : e.concat(ge.errors)), (r = e.length))),
			t.image !== void 0 &&
				m.call(t, "image") &&
				(te(t.image, {
					instancePath: a + "/image",
					parentData: t,
					parentDataProperty: "image",
					rootData: j,
				}) ||
					((e = e === null ? te.errors : e.concat(te.errors)), (r = e.length))),
			t.video !== void 0 &&
				m.call(t, "video") &&
				(St(t.video, {
					instancePath: a + "/video",
					parentData: t,
					parentDataProperty: "video",
					rootData: j,
				}) ||
					((e = e === null ? St.errors : e.concat(St.errors)), (r = e.length)));
		const o = t.side;
		if (typeof o != "string") {
			const s = {
				instancePath: a + "/side",
				schemaPath: "#/properties/side/type",
				keyword: "type",
				params: { type: "string" },
				schema: oe.properties.side.type,
				parentSchema: oe.properties.side,
				data: o,
			};
			e === null ? (e = [s]) : e.push(s), r++;
		}
		if (!(o === "start" || o === "end")) {
			const s = {
				instancePath: a + "/side",
				schemaPath: "#/properties/side/enum",
				keyword: "enum",
				params: { allowedValues: oe.properties.side.enum },
				schema: oe.properties.side.enum,
				parentSchema: oe.properties.side,
				data: o,
			};
			e === null ? (e = [s]) : e.push(s), r++;
		}
		t.link !== void 0 &&
			m.call(t, "link") &&
			(me(t.link, {
				instancePath: a + "/link",
				parentData: t,
				parentDataProperty: "link",
				rootData: j,
			}) ||
				((e = e === null ? me.errors : e.concat(me.errors)), (r = e.length)));
		const i = t.effect;
		if (typeof i != "string") {
			const s = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: $.type,
				parentSchema: $,
				data: i,
			};
			e === null ? (e = [s]) : e.push(s), r++;
		}
		if (
			!(
				i === "none" ||
				i === "reveal1" ||
				i === "reveal2" ||
				i === "reveal3" ||
				i === "reveal4" ||
				i === "reveal5" ||
				i === "hidden" ||
				i === "scroll"
			)
		) {
			const s = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: $.enum },
				schema: $.enum,
				parentSchema: $,
				data: i,
			};
			e === null ? (e = [s]) : e.push(s), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: oe.type,
			parentSchema: oe,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((vt.errors = e), r === 0);
}
var fe = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Cards",
		description: "Cards that lead to pages.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The block type.",
				type: "string",
				const: "cards",
				examples: ["cards"],
			},
			id: { $ref: "../anchor.schema.json" },
			heading: {
				title: "Heading",
				description: "The heading of the block.",
				type: "string",
				minLength: 1,
				examples: ["What we do"],
			},
			text: { $ref: "../running-text.schema.json" },
			cards: {
				title: "Cards",
				description: "The cards in order.",
				type: "array",
				items: { $ref: "../card.schema.json" },
				minItems: 1,
				maxItems: 24,
			},
			effect: { $ref: "../effect.schema.json", default: "none" },
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "cards"],
		additionalProperties: !1,
		examples: [
			{
				type: "cards",
				heading: "What we do",
				cards: [{ page: "home" }, { page: "home", label: "Read more" }],
			},
		],
	},
	xe = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Card",
		description:
			"A card that leads to a page. Title, text and picture come from the page unless they are given here.",
		type: "object",
		properties: {
			page: { $ref: "page-id.schema.json" },
			title: {
				title: "Title",
				description: "Default: the title of the page.",
				type: "string",
				minLength: 1,
				examples: ["Our Services"],
			},
			text: { $ref: "running-text.schema.json" },
			image: { $ref: "image.schema.json" },
			label: {
				title: "Label",
				description:
					"The words of its button. Without it the whole card is one link.",
				type: "string",
				minLength: 1,
				examples: ["Read more"],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["page"],
		additionalProperties: !1,
	};
function Lt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (t.page === void 0 || !m.call(t, "page")) {
			const o = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "page" },
				schema: xe.required,
				parentSchema: xe,
				data: t,
			};
			e === null ? (e = [o]) : e.push(o), r++;
		}
		for (const o of Object.keys(t))
			if (
				!(
					o === "page" ||
					o === "title" ||
					o === "text" ||
					o === "image" ||
					o === "label" ||
					q.test(o)
				)
			) {
				const i = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: o },
					schema: !1,
					parentSchema: xe,
					data: t,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		if (t.page !== void 0 && m.call(t, "page")) {
			const o = t.page;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/page",
						schemaPath: "page-id.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Q,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/page",
					schemaPath: "page-id.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Q.type,
					parentSchema: Q,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (t.title !== void 0 && m.call(t, "title")) {
			const o = t.title;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: xe.properties.title,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					schema: xe.properties.title.type,
					parentSchema: xe.properties.title,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (t.text !== void 0 && m.call(t, "text")) {
			const o = t.text;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/text",
						schemaPath: "running-text.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: D,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/text",
					schemaPath: "running-text.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: D.type,
					parentSchema: D,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
		if (
			(t.image !== void 0 &&
				m.call(t, "image") &&
				(te(t.image, {
					instancePath: a + "/image",
					parentData: t,
					parentDataProperty: "image",
					rootData: j,
				}) ||
					((e = e === null ? te.errors : e.concat(te.errors)), (r = e.length))),
			t.label !== void 0 && m.call(t, "label"))
		) {
			const o = t.label;
			if (typeof o == "string") {
				if (f(o) < 1) {
					const i = {
						instancePath: a + "/label",
						schemaPath: "#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: xe.properties.label,
						data: o,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			} else {
				const i = {
					instancePath: a + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" },
					schema: xe.properties.label.type,
					parentSchema: xe.properties.label,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: xe.type,
			parentSchema: xe,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((Lt.errors = e), r === 0);
}
function qt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.effect === void 0 && (t.effect = "none"),
			t.type === void 0 || !m.call(t, "type"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: fe.required,
				parentSchema: fe,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.cards === void 0 || !m.call(t, "cards")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cards" },
				schema: fe.required,
				parentSchema: fe,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "type" ||
					i === "id" ||
					i === "heading" ||
					i === "text" ||
					i === "cards" ||
					i === "effect" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: fe,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: fe.properties.type.type,
					parentSchema: fe.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			if (i !== "cards") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "cards" },
					schema: "cards",
					parentSchema: fe.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.id !== void 0 && m.call(t, "id")) {
			const i = t.id;
			if (typeof i == "string") {
				if (!be.test(i)) {
					const s = {
						instancePath: a + "/id",
						schemaPath: "../anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/id",
					schemaPath: "../anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.heading !== void 0 && m.call(t, "heading")) {
			const i = t.heading;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: fe.properties.heading,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" },
					schema: fe.properties.heading.type,
					parentSchema: fe.properties.heading,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.text !== void 0 && m.call(t, "text")) {
			const i = t.text;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/text",
						schemaPath: "../running-text.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: D,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/text",
					schemaPath: "../running-text.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: D.type,
					parentSchema: D,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.cards !== void 0 && m.call(t, "cards")) {
			const i = t.cards;
			if (Array.isArray(i)) {
				if (i.length > 24) {
					const p = {
						instancePath: a + "/cards",
						schemaPath: "#/properties/cards/maxItems",
						keyword: "maxItems",
						params: { limit: 24 },
						schema: 24,
						parentSchema: fe.properties.cards,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				if (i.length < 1) {
					const p = {
						instancePath: a + "/cards",
						schemaPath: "#/properties/cards/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: fe.properties.cards,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				const s = i.length;
				for (let p = 0; p < s; p++)
					Lt(i[p], {
						instancePath: a + "/cards/" + p,
						parentData: i,
						parentDataProperty: p,
						rootData: j,
					}) ||
						((e = e === null ? Lt.errors : e.concat(Lt.errors)),
						(r = e.length));
			} else {
				const s = {
					instancePath: a + "/cards",
					schemaPath: "#/properties/cards/type",
					keyword: "type",
					params: { type: "array" },
					schema: fe.properties.cards.type,
					parentSchema: fe.properties.cards,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.effect;
		if (typeof o != "string") {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: $.type,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (
			!(
				o === "none" ||
				o === "reveal1" ||
				o === "reveal2" ||
				o === "reveal3" ||
				o === "reveal4" ||
				o === "reveal5" ||
				o === "hidden" ||
				o === "scroll"
			)
		) {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: $.enum },
				schema: $.enum,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: fe.type,
			parentSchema: fe,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((qt.errors = e), r === 0);
}
var je = {
	$schema: "http://json-schema.org/draft-07/schema#",
	title: "Children",
	description: "A card for each page below this one in the menu tree.",
	type: "object",
	properties: {
		type: {
			title: "Type",
			description: "The block type.",
			type: "string",
			const: "children",
			examples: ["children"],
		},
		id: { $ref: "../anchor.schema.json" },
		heading: {
			title: "Heading",
			description: "The heading of the block.",
			type: "string",
			minLength: 1,
			examples: ["What we do"],
		},
		text: { $ref: "../running-text.schema.json" },
		effect: { $ref: "../effect.schema.json", default: "none" },
	},
	patternProperties: { "^\\$(schema|comment)$": {} },
	required: ["type"],
	additionalProperties: !1,
	examples: [{ type: "children", heading: "In this area" }],
};
function At(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.effect === void 0 && (t.effect = "none"),
			t.type === void 0 || !m.call(t, "type"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: je.required,
				parentSchema: je,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "type" ||
					i === "id" ||
					i === "heading" ||
					i === "text" ||
					i === "effect" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: je,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: je.properties.type.type,
					parentSchema: je.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			if (i !== "children") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "children" },
					schema: "children",
					parentSchema: je.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.id !== void 0 && m.call(t, "id")) {
			const i = t.id;
			if (typeof i == "string") {
				if (!be.test(i)) {
					const s = {
						instancePath: a + "/id",
						schemaPath: "../anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/id",
					schemaPath: "../anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.heading !== void 0 && m.call(t, "heading")) {
			const i = t.heading;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: je.properties.heading,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" },
					schema: je.properties.heading.type,
					parentSchema: je.properties.heading,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.text !== void 0 && m.call(t, "text")) {
			const i = t.text;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/text",
						schemaPath: "../running-text.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: D,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/text",
					schemaPath: "../running-text.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: D.type,
					parentSchema: D,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.effect;
		if (typeof o != "string") {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: $.type,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (
			!(
				o === "none" ||
				o === "reveal1" ||
				o === "reveal2" ||
				o === "reveal3" ||
				o === "reveal4" ||
				o === "reveal5" ||
				o === "hidden" ||
				o === "scroll"
			)
		) {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: $.enum },
				schema: $.enum,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: je.type,
			parentSchema: je,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((At.errors = e), r === 0);
}
var G = {
	$schema: "http://json-schema.org/draft-07/schema#",
	title: "Text boxes",
	description:
		"Short texts that come in from the top, the bottom, the left and the right, one after another.",
	type: "object",
	properties: {
		type: {
			title: "Type",
			description: "The block type.",
			type: "string",
			const: "boxes",
			examples: ["boxes"],
		},
		id: { $ref: "../anchor.schema.json" },
		heading: {
			title: "Heading",
			description: "The heading of the block.",
			type: "string",
			minLength: 1,
			examples: ["What we do"],
		},
		boxes: {
			title: "Boxes",
			description: "The boxes in order.",
			type: "array",
			items: {
				title: "Box",
				description: "One text box.",
				type: "object",
				properties: {
					heading: {
						title: "Heading",
						description: "The heading of the box.",
						type: "string",
						minLength: 1,
						examples: ["Plan"],
					},
					text: { $ref: "../running-text.schema.json" },
					from: {
						title: "From",
						description: "The side it comes in from.",
						type: "string",
						enum: ["top", "bottom", "left", "right"],
						examples: ["top"],
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				required: ["heading", "text", "from"],
				additionalProperties: !1,
			},
			minItems: 1,
			maxItems: 12,
		},
		effect: { $ref: "../effect.schema.json", default: "none" },
	},
	patternProperties: { "^\\$(schema|comment)$": {} },
	required: ["type", "boxes"],
	additionalProperties: !1,
	examples: [
		{
			type: "boxes",
			heading: "How we work",
			boxes: [
				{ heading: "Listen", text: "We start with questions.", from: "top" },
				{ heading: "Build", text: "We show work each week.", from: "left" },
			],
		},
	],
};
function $t(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.effect === void 0 && (t.effect = "none"),
			t.type === void 0 || !m.call(t, "type"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: G.required,
				parentSchema: G,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.boxes === void 0 || !m.call(t, "boxes")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "boxes" },
				schema: G.required,
				parentSchema: G,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "type" ||
					i === "id" ||
					i === "heading" ||
					i === "boxes" ||
					i === "effect" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: G,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: G.properties.type.type,
					parentSchema: G.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			if (i !== "boxes") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "boxes" },
					schema: "boxes",
					parentSchema: G.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.id !== void 0 && m.call(t, "id")) {
			const i = t.id;
			if (typeof i == "string") {
				if (!be.test(i)) {
					const s = {
						instancePath: a + "/id",
						schemaPath: "../anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/id",
					schemaPath: "../anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.heading !== void 0 && m.call(t, "heading")) {
			const i = t.heading;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: G.properties.heading,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" },
					schema: G.properties.heading.type,
					parentSchema: G.properties.heading,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.boxes !== void 0 && m.call(t, "boxes")) {
			const i = t.boxes;
			if (Array.isArray(i)) {
				if (i.length > 12) {
					const p = {
						instancePath: a + "/boxes",
						schemaPath: "#/properties/boxes/maxItems",
						keyword: "maxItems",
						params: { limit: 12 },
						schema: 12,
						parentSchema: G.properties.boxes,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				if (i.length < 1) {
					const p = {
						instancePath: a + "/boxes",
						schemaPath: "#/properties/boxes/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: G.properties.boxes,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				const s = i.length;
				for (let p = 0; p < s; p++) {
					const n = i[p];
					if (n && typeof n == "object" && !Array.isArray(n)) {
						if (n.heading === void 0 || !m.call(n, "heading")) {
							const l = {
								instancePath: a + "/boxes/" + p,
								schemaPath: "#/properties/boxes/items/required",
								keyword: "required",
								params: { missingProperty: "heading" },
								schema: G.properties.boxes.items.required,
								parentSchema: G.properties.boxes.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n.text === void 0 || !m.call(n, "text")) {
							const l = {
								instancePath: a + "/boxes/" + p,
								schemaPath: "#/properties/boxes/items/required",
								keyword: "required",
								params: { missingProperty: "text" },
								schema: G.properties.boxes.items.required,
								parentSchema: G.properties.boxes.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n.from === void 0 || !m.call(n, "from")) {
							const l = {
								instancePath: a + "/boxes/" + p,
								schemaPath: "#/properties/boxes/items/required",
								keyword: "required",
								params: { missingProperty: "from" },
								schema: G.properties.boxes.items.required,
								parentSchema: G.properties.boxes.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						for (const l of Object.keys(n))
							if (
								!(l === "heading" || l === "text" || l === "from" || q.test(l))
							) {
								const h = {
									instancePath: a + "/boxes/" + p,
									schemaPath: "#/properties/boxes/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: l },
									schema: !1,
									parentSchema: G.properties.boxes.items,
									data: n,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						if (n.heading !== void 0 && m.call(n, "heading")) {
							const l = n.heading;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/boxes/" + p + "/heading",
										schemaPath:
											"#/properties/boxes/items/properties/heading/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: G.properties.boxes.items.properties.heading,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/boxes/" + p + "/heading",
									schemaPath:
										"#/properties/boxes/items/properties/heading/type",
									keyword: "type",
									params: { type: "string" },
									schema: G.properties.boxes.items.properties.heading.type,
									parentSchema: G.properties.boxes.items.properties.heading,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (n.text !== void 0 && m.call(n, "text")) {
							const l = n.text;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/boxes/" + p + "/text",
										schemaPath: "../running-text.schema.json/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: D,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/boxes/" + p + "/text",
									schemaPath: "../running-text.schema.json/type",
									keyword: "type",
									params: { type: "string" },
									schema: D.type,
									parentSchema: D,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (n.from !== void 0 && m.call(n, "from")) {
							const l = n.from;
							if (typeof l != "string") {
								const h = {
									instancePath: a + "/boxes/" + p + "/from",
									schemaPath: "#/properties/boxes/items/properties/from/type",
									keyword: "type",
									params: { type: "string" },
									schema: G.properties.boxes.items.properties.from.type,
									parentSchema: G.properties.boxes.items.properties.from,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
							if (
								!(
									l === "top" ||
									l === "bottom" ||
									l === "left" ||
									l === "right"
								)
							) {
								const h = {
									instancePath: a + "/boxes/" + p + "/from",
									schemaPath: "#/properties/boxes/items/properties/from/enum",
									keyword: "enum",
									params: {
										allowedValues:
											G.properties.boxes.items.properties.from.enum,
									},
									schema: G.properties.boxes.items.properties.from.enum,
									parentSchema: G.properties.boxes.items.properties.from,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
					} else {
						const l = {
							instancePath: a + "/boxes/" + p,
							schemaPath: "#/properties/boxes/items/type",
							keyword: "type",
							params: { type: "object" },
							schema: G.properties.boxes.items.type,
							parentSchema: G.properties.boxes.items,
							data: n,
						};
						e === null ? (e = [l]) : e.push(l), r++;
					}
				}
			} else {
				const s = {
					instancePath: a + "/boxes",
					schemaPath: "#/properties/boxes/type",
					keyword: "type",
					params: { type: "array" },
					schema: G.properties.boxes.type,
					parentSchema: G.properties.boxes,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.effect;
		if (typeof o != "string") {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: $.type,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (
			!(
				o === "none" ||
				o === "reveal1" ||
				o === "reveal2" ||
				o === "reveal3" ||
				o === "reveal4" ||
				o === "reveal5" ||
				o === "hidden" ||
				o === "scroll"
			)
		) {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: $.enum },
				schema: $.enum,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: G.type,
			parentSchema: G,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return (($t.errors = e), r === 0);
}
var _ = {
	$schema: "http://json-schema.org/draft-07/schema#",
	title: "People",
	description:
		"Cards of people; each opens a dialog with picture, role and biography.",
	type: "object",
	properties: {
		type: {
			title: "Type",
			description: "The block type.",
			type: "string",
			const: "people",
			examples: ["people"],
		},
		id: { $ref: "../anchor.schema.json" },
		heading: {
			title: "Heading",
			description: "The heading of the block.",
			type: "string",
			minLength: 1,
			examples: ["What we do"],
		},
		people: {
			title: "People",
			description: "The people in order.",
			type: "array",
			items: {
				title: "Person",
				description: "One person.",
				type: "object",
				properties: {
					id: { $ref: "../anchor.schema.json" },
					name: {
						title: "Name",
						description: "Optional: a person may be named by role alone.",
						type: "string",
						minLength: 1,
						examples: ["A name"],
					},
					role: {
						title: "Role",
						description: "What the person does.",
						type: "string",
						minLength: 1,
						examples: ["Founder and CEO"],
					},
					image: { $ref: "../image.schema.json" },
					summary: { $ref: "../running-text.schema.json" },
					biography: { $ref: "../content/file.schema.json" },
					open: {
						title: "Button",
						description: "The words of the button that opens the dialog.",
						type: "string",
						minLength: 1,
						examples: ["Read the biography"],
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				required: ["id", "role", "image", "biography", "open"],
				additionalProperties: !1,
			},
			minItems: 1,
			maxItems: 60,
		},
		effect: { $ref: "../effect.schema.json", default: "none" },
	},
	patternProperties: { "^\\$(schema|comment)$": {} },
	required: ["type", "people"],
	additionalProperties: !1,
	examples: [
		{
			type: "people",
			people: [
				{
					id: "founder",
					role: "Founder",
					image: { src: "images/one.svg", alt: "A portrait" },
					summary: "Started the company.",
					biography: ["A short biography."],
					open: "Read the biography",
				},
			],
		},
	],
};
function Tt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.effect === void 0 && (t.effect = "none"),
			t.type === void 0 || !m.call(t, "type"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: _.required,
				parentSchema: _,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.people === void 0 || !m.call(t, "people")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "people" },
				schema: _.required,
				parentSchema: _,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "type" ||
					i === "id" ||
					i === "heading" ||
					i === "people" ||
					i === "effect" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: _,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: _.properties.type.type,
					parentSchema: _.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			if (i !== "people") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "people" },
					schema: "people",
					parentSchema: _.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.id !== void 0 && m.call(t, "id")) {
			const i = t.id;
			if (typeof i == "string") {
				if (!be.test(i)) {
					const s = {
						instancePath: a + "/id",
						schemaPath: "../anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/id",
					schemaPath: "../anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.heading !== void 0 && m.call(t, "heading")) {
			const i = t.heading;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: _.properties.heading,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" },
					schema: _.properties.heading.type,
					parentSchema: _.properties.heading,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.people !== void 0 && m.call(t, "people")) {
			const i = t.people;
			if (Array.isArray(i)) {
				if (i.length > 60) {
					const p = {
						instancePath: a + "/people",
						schemaPath: "#/properties/people/maxItems",
						keyword: "maxItems",
						params: { limit: 60 },
						schema: 60,
						parentSchema: _.properties.people,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				if (i.length < 1) {
					const p = {
						instancePath: a + "/people",
						schemaPath: "#/properties/people/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: _.properties.people,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				const s = i.length;
				for (let p = 0; p < s; p++) {
					const n = i[p];
					if (n && typeof n == "object" && !Array.isArray(n)) {
						if (n.id === void 0 || !m.call(n, "id")) {
							const l = {
								instancePath: a + "/people/" + p,
								schemaPath: "#/properties/people/items/required",
								keyword: "required",
								params: { missingProperty: "id" },
								schema: _.properties.people.items.required,
								parentSchema: _.properties.people.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n.role === void 0 || !m.call(n, "role")) {
							const l = {
								instancePath: a + "/people/" + p,
								schemaPath: "#/properties/people/items/required",
								keyword: "required",
								params: { missingProperty: "role" },
								schema: _.properties.people.items.required,
								parentSchema: _.properties.people.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n.image === void 0 || !m.call(n, "image")) {
							const l = {
								instancePath: a + "/people/" + p,
								schemaPath: "#/properties/people/items/required",
								keyword: "required",
								params: { missingProperty: "image" },
								schema: _.properties.people.items.required,
								parentSchema: _.properties.people.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n.biography === void 0 || !m.call(n, "biography")) {
							const l = {
								instancePath: a + "/people/" + p,
								schemaPath: "#/properties/people/items/required",
								keyword: "required",
								params: { missingProperty: "biography" },
								schema: _.properties.people.items.required,
								parentSchema: _.properties.people.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n.open === void 0 || !m.call(n, "open")) {
							const l = {
								instancePath: a + "/people/" + p,
								schemaPath: "#/properties/people/items/required",
								keyword: "required",
								params: { missingProperty: "open" },
								schema: _.properties.people.items.required,
								parentSchema: _.properties.people.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						for (const l of Object.keys(n))
							if (
								!(
									l === "id" ||
									l === "name" ||
									l === "role" ||
									l === "image" ||
									l === "summary" ||
									l === "biography" ||
									l === "open" ||
									q.test(l)
								)
							) {
								const h = {
									instancePath: a + "/people/" + p,
									schemaPath: "#/properties/people/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: l },
									schema: !1,
									parentSchema: _.properties.people.items,
									data: n,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						if (n.id !== void 0 && m.call(n, "id")) {
							const l = n.id;
							if (typeof l == "string") {
								if (!be.test(l)) {
									const h = {
										instancePath: a + "/people/" + p + "/id",
										schemaPath: "../anchor.schema.json/pattern",
										keyword: "pattern",
										params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
										schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
										parentSchema: M,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/people/" + p + "/id",
									schemaPath: "../anchor.schema.json/type",
									keyword: "type",
									params: { type: "string" },
									schema: M.type,
									parentSchema: M,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (n.name !== void 0 && m.call(n, "name")) {
							const l = n.name;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/people/" + p + "/name",
										schemaPath:
											"#/properties/people/items/properties/name/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: _.properties.people.items.properties.name,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/people/" + p + "/name",
									schemaPath: "#/properties/people/items/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									schema: _.properties.people.items.properties.name.type,
									parentSchema: _.properties.people.items.properties.name,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (n.role !== void 0 && m.call(n, "role")) {
							const l = n.role;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/people/" + p + "/role",
										schemaPath:
											"#/properties/people/items/properties/role/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: _.properties.people.items.properties.role,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/people/" + p + "/role",
									schemaPath: "#/properties/people/items/properties/role/type",
									keyword: "type",
									params: { type: "string" },
									schema: _.properties.people.items.properties.role.type,
									parentSchema: _.properties.people.items.properties.role,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (
							(n.image !== void 0 &&
								m.call(n, "image") &&
								(te(n.image, {
									instancePath: a + "/people/" + p + "/image",
									parentData: n,
									parentDataProperty: "image",
									rootData: j,
								}) ||
									((e = e === null ? te.errors : e.concat(te.errors)),
									(r = e.length))),
							n.summary !== void 0 && m.call(n, "summary"))
						) {
							const l = n.summary;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/people/" + p + "/summary",
										schemaPath: "../running-text.schema.json/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: D,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/people/" + p + "/summary",
									schemaPath: "../running-text.schema.json/type",
									keyword: "type",
									params: { type: "string" },
									schema: D.type,
									parentSchema: D,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (
							(n.biography !== void 0 &&
								m.call(n, "biography") &&
								(ge(n.biography, {
									instancePath: a + "/people/" + p + "/biography",
									parentData: n,
									parentDataProperty: "biography",
									rootData: j,
								}) ||
									((e = e === null ? ge.errors : e.concat(ge.errors)),
									(r = e.length))),
							n.open !== void 0 && m.call(n, "open"))
						) {
							const l = n.open;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/people/" + p + "/open",
										schemaPath:
											"#/properties/people/items/properties/open/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: _.properties.people.items.properties.open,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/people/" + p + "/open",
									schemaPath: "#/properties/people/items/properties/open/type",
									keyword: "type",
									params: { type: "string" },
									schema: _.properties.people.items.properties.open.type,
									parentSchema: _.properties.people.items.properties.open,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
					} else {
						const l = {
							instancePath: a + "/people/" + p,
							schemaPath: "#/properties/people/items/type",
							keyword: "type",
							params: { type: "object" },
							schema: _.properties.people.items.type,
							parentSchema: _.properties.people.items,
							data: n,
						};
						e === null ? (e = [l]) : e.push(l), r++;
					}
				}
			} else {
				const s = {
					instancePath: a + "/people",
					schemaPath: "#/properties/people/type",
					keyword: "type",
					params: { type: "array" },
					schema: _.properties.people.type,
					parentSchema: _.properties.people,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.effect;
		if (typeof o != "string") {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: $.type,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (
			!(
				o === "none" ||
				o === "reveal1" ||
				o === "reveal2" ||
				o === "reveal3" ||
				o === "reveal4" ||
				o === "reveal5" ||
				o === "hidden" ||
				o === "scroll"
			)
		) {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: $.enum },
				schema: $.enum,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: _.type,
			parentSchema: _,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((Tt.errors = e), r === 0);
}
var I = {
	$schema: "http://json-schema.org/draft-07/schema#",
	title: "Offices",
	description: "Cards of offices with address, telephone, e-mail and website.",
	type: "object",
	properties: {
		type: {
			title: "Type",
			description: "The block type.",
			type: "string",
			const: "offices",
			examples: ["offices"],
		},
		id: { $ref: "../anchor.schema.json" },
		heading: {
			title: "Heading",
			description: "The heading of the block.",
			type: "string",
			minLength: 1,
			examples: ["What we do"],
		},
		offices: {
			title: "Offices",
			description: "The offices in order.",
			type: "array",
			items: {
				title: "Office",
				description: "One office.",
				type: "object",
				properties: {
					place: {
						title: "Place",
						description: "The city or town.",
						type: "string",
						minLength: 1,
						examples: ["Lisbon"],
					},
					image: { $ref: "../image.schema.json" },
					address: {
						title: "Address",
						description: "The lines of the postal address.",
						type: "array",
						items: {
							title: "Line",
							description: "One line.",
							type: "string",
							minLength: 1,
							examples: ["12 Example Road"],
						},
						minItems: 1,
						maxItems: 8,
					},
					phone: {
						title: "Telephone",
						description: "As it is to be read.",
						type: "string",
						minLength: 1,
						examples: ["{phone}"],
					},
					email: {
						title: "E-mail",
						description: "The e-mail address.",
						type: "string",
						minLength: 1,
						examples: ["{email}"],
					},
					website: {
						title: "Website",
						description: "The address of the website.",
						type: "string",
						minLength: 1,
						refersTo: "address",
						examples: ["https://www.example.com/"],
					},
					note: { $ref: "../running-text.schema.json" },
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				required: ["place", "address", "phone", "email", "website"],
				additionalProperties: !1,
			},
			minItems: 1,
			maxItems: 60,
		},
		effect: { $ref: "../effect.schema.json", default: "none" },
	},
	patternProperties: { "^\\$(schema|comment)$": {} },
	required: ["type", "offices"],
	additionalProperties: !1,
	examples: [
		{
			type: "offices",
			offices: [
				{
					place: "Lisbon",
					address: ["12 Example Road", "1000 Lisbon"],
					phone: "+351 555 0100",
					email: "hello@example.com",
					website: "https://www.example.com/",
				},
			],
		},
	],
};
function zt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.effect === void 0 && (t.effect = "none"),
			t.type === void 0 || !m.call(t, "type"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: I.required,
				parentSchema: I,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.offices === void 0 || !m.call(t, "offices")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "offices" },
				schema: I.required,
				parentSchema: I,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "type" ||
					i === "id" ||
					i === "heading" ||
					i === "offices" ||
					i === "effect" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: I,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: I.properties.type.type,
					parentSchema: I.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			if (i !== "offices") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "offices" },
					schema: "offices",
					parentSchema: I.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.id !== void 0 && m.call(t, "id")) {
			const i = t.id;
			if (typeof i == "string") {
				if (!be.test(i)) {
					const s = {
						instancePath: a + "/id",
						schemaPath: "../anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/id",
					schemaPath: "../anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.heading !== void 0 && m.call(t, "heading")) {
			const i = t.heading;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: I.properties.heading,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" },
					schema: I.properties.heading.type,
					parentSchema: I.properties.heading,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.offices !== void 0 && m.call(t, "offices")) {
			const i = t.offices;
			if (Array.isArray(i)) {
				if (i.length > 60) {
					const p = {
						instancePath: a + "/offices",
						schemaPath: "#/properties/offices/maxItems",
						keyword: "maxItems",
						params: { limit: 60 },
						schema: 60,
						parentSchema: I.properties.offices,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				if (i.length < 1) {
					const p = {
						instancePath: a + "/offices",
						schemaPath: "#/properties/offices/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: I.properties.offices,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				const s = i.length;
				for (let p = 0; p < s; p++) {
					const n = i[p];
					if (n && typeof n == "object" && !Array.isArray(n)) {
						if (n.place === void 0 || !m.call(n, "place")) {
							const l = {
								instancePath: a + "/offices/" + p,
								schemaPath: "#/properties/offices/items/required",
								keyword: "required",
								params: { missingProperty: "place" },
								schema: I.properties.offices.items.required,
								parentSchema: I.properties.offices.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n.address === void 0 || !m.call(n, "address")) {
							const l = {
								instancePath: a + "/offices/" + p,
								schemaPath: "#/properties/offices/items/required",
								keyword: "required",
								params: { missingProperty: "address" },
								schema: I.properties.offices.items.required,
								parentSchema: I.properties.offices.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n.phone === void 0 || !m.call(n, "phone")) {
							const l = {
								instancePath: a + "/offices/" + p,
								schemaPath: "#/properties/offices/items/required",
								keyword: "required",
								params: { missingProperty: "phone" },
								schema: I.properties.offices.items.required,
								parentSchema: I.properties.offices.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n.email === void 0 || !m.call(n, "email")) {
							const l = {
								instancePath: a + "/offices/" + p,
								schemaPath: "#/properties/offices/items/required",
								keyword: "required",
								params: { missingProperty: "email" },
								schema: I.properties.offices.items.required,
								parentSchema: I.properties.offices.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n.website === void 0 || !m.call(n, "website")) {
							const l = {
								instancePath: a + "/offices/" + p,
								schemaPath: "#/properties/offices/items/required",
								keyword: "required",
								params: { missingProperty: "website" },
								schema: I.properties.offices.items.required,
								parentSchema: I.properties.offices.items,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						for (const l of Object.keys(n))
							if (
								!(
									l === "place" ||
									l === "image" ||
									l === "address" ||
									l === "phone" ||
									l === "email" ||
									l === "website" ||
									l === "note" ||
									q.test(l)
								)
							) {
								const h = {
									instancePath: a + "/offices/" + p,
									schemaPath: "#/properties/offices/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: l },
									schema: !1,
									parentSchema: I.properties.offices.items,
									data: n,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						if (n.place !== void 0 && m.call(n, "place")) {
							const l = n.place;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/offices/" + p + "/place",
										schemaPath:
											"#/properties/offices/items/properties/place/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: I.properties.offices.items.properties.place,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/offices/" + p + "/place",
									schemaPath:
										"#/properties/offices/items/properties/place/type",
									keyword: "type",
									params: { type: "string" },
									schema: I.properties.offices.items.properties.place.type,
									parentSchema: I.properties.offices.items.properties.place,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (
							(n.image !== void 0 &&
								m.call(n, "image") &&
								(te(n.image, {
									instancePath: a + "/offices/" + p + "/image",
									parentData: n,
									parentDataProperty: "image",
									rootData: j,
								}) ||
									((e = e === null ? te.errors : e.concat(te.errors)),
									(r = e.length))),
							n.address !== void 0 && m.call(n, "address"))
						) {
							const l = n.address;
							if (Array.isArray(l)) {
								if (l.length > 8) {
									const d = {
										instancePath: a + "/offices/" + p + "/address",
										schemaPath:
											"#/properties/offices/items/properties/address/maxItems",
										keyword: "maxItems",
										params: { limit: 8 },
										schema: 8,
										parentSchema: I.properties.offices.items.properties.address,
										data: l,
									};
									e === null ? (e = [d]) : e.push(d), r++;
								}
								if (l.length < 1) {
									const d = {
										instancePath: a + "/offices/" + p + "/address",
										schemaPath:
											"#/properties/offices/items/properties/address/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										schema: 1,
										parentSchema: I.properties.offices.items.properties.address,
										data: l,
									};
									e === null ? (e = [d]) : e.push(d), r++;
								}
								const h = l.length;
								for (let d = 0; d < h; d++) {
									const k = l[d];
									if (typeof k == "string") {
										if (f(k) < 1) {
											const ie = {
												instancePath: a + "/offices/" + p + "/address/" + d,
												schemaPath:
													"#/properties/offices/items/properties/address/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												schema: 1,
												parentSchema:
													I.properties.offices.items.properties.address.items,
												data: k,
											};
											e === null ? (e = [ie]) : e.push(ie), r++;
										}
									} else {
										const ie = {
											instancePath: a + "/offices/" + p + "/address/" + d,
											schemaPath:
												"#/properties/offices/items/properties/address/items/type",
											keyword: "type",
											params: { type: "string" },
											schema:
												I.properties.offices.items.properties.address.items
													.type,
											parentSchema:
												I.properties.offices.items.properties.address.items,
											data: k,
										};
										e === null ? (e = [ie]) : e.push(ie), r++;
									}
								}
							} else {
								const h = {
									instancePath: a + "/offices/" + p + "/address",
									schemaPath:
										"#/properties/offices/items/properties/address/type",
									keyword: "type",
									params: { type: "array" },
									schema: I.properties.offices.items.properties.address.type,
									parentSchema: I.properties.offices.items.properties.address,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (n.phone !== void 0 && m.call(n, "phone")) {
							const l = n.phone;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/offices/" + p + "/phone",
										schemaPath:
											"#/properties/offices/items/properties/phone/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: I.properties.offices.items.properties.phone,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/offices/" + p + "/phone",
									schemaPath:
										"#/properties/offices/items/properties/phone/type",
									keyword: "type",
									params: { type: "string" },
									schema: I.properties.offices.items.properties.phone.type,
									parentSchema: I.properties.offices.items.properties.phone,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (n.email !== void 0 && m.call(n, "email")) {
							const l = n.email;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/offices/" + p + "/email",
										schemaPath:
											"#/properties/offices/items/properties/email/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: I.properties.offices.items.properties.email,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/offices/" + p + "/email",
									schemaPath:
										"#/properties/offices/items/properties/email/type",
									keyword: "type",
									params: { type: "string" },
									schema: I.properties.offices.items.properties.email.type,
									parentSchema: I.properties.offices.items.properties.email,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (n.website !== void 0 && m.call(n, "website")) {
							const l = n.website;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/offices/" + p + "/website",
										schemaPath:
											"#/properties/offices/items/properties/website/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: I.properties.offices.items.properties.website,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/offices/" + p + "/website",
									schemaPath:
										"#/properties/offices/items/properties/website/type",
									keyword: "type",
									params: { type: "string" },
									schema: I.properties.offices.items.properties.website.type,
									parentSchema: I.properties.offices.items.properties.website,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
						if (n.note !== void 0 && m.call(n, "note")) {
							const l = n.note;
							if (typeof l == "string") {
								if (f(l) < 1) {
									const h = {
										instancePath: a + "/offices/" + p + "/note",
										schemaPath: "../running-text.schema.json/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: D,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							} else {
								const h = {
									instancePath: a + "/offices/" + p + "/note",
									schemaPath: "../running-text.schema.json/type",
									keyword: "type",
									params: { type: "string" },
									schema: D.type,
									parentSchema: D,
									data: l,
								};
								e === null ? (e = [h]) : e.push(h), r++;
							}
						}
					} else {
						const l = {
							instancePath: a + "/offices/" + p,
							schemaPath: "#/properties/offices/items/type",
							keyword: "type",
							params: { type: "object" },
							schema: I.properties.offices.items.type,
							parentSchema: I.properties.offices.items,
							data: n,
						};
						e === null ? (e = [l]) : e.push(l), r++;
					}
				}
			} else {
				const s = {
					instancePath: a + "/offices",
					schemaPath: "#/properties/offices/type",
					keyword: "type",
					params: { type: "array" },
					schema: I.properties.offices.type,
					parentSchema: I.properties.offices,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.effect;
		if (typeof o != "string") {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: $.type,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (
			!(
				o === "none" ||
				o === "reveal1" ||
				o === "reveal2" ||
				o === "reveal3" ||
				o === "reveal4" ||
				o === "reveal5" ||
				o === "hidden" ||
				o === "scroll"
			)
		) {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: $.enum },
				schema: $.enum,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: I.type,
			parentSchema: I,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((zt.errors = e), r === 0);
}
var Pe = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Form",
		description: "A form of the manifest.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The block type.",
				type: "string",
				const: "form",
				examples: ["form"],
			},
			id: { $ref: "../anchor.schema.json" },
			heading: {
				title: "Heading",
				description: "The heading of the block.",
				type: "string",
				minLength: 1,
				examples: ["What we do"],
			},
			form: { $ref: "../form-id.schema.json" },
			effect: { $ref: "../effect.schema.json", default: "none" },
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "form"],
		additionalProperties: !1,
		examples: [{ type: "form", form: "enquiry" }],
	},
	Vt = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Form id",
		description: 'The id of a form: a key of "forms".',
		type: "string",
		minLength: 1,
		refersTo: "form",
		examples: ["enquiry"],
	};
function Nt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.effect === void 0 && (t.effect = "none"),
			t.type === void 0 || !m.call(t, "type"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: Pe.required,
				parentSchema: Pe,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.form === void 0 || !m.call(t, "form")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "form" },
				schema: Pe.required,
				parentSchema: Pe,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "type" ||
					i === "id" ||
					i === "heading" ||
					i === "form" ||
					i === "effect" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: Pe,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: Pe.properties.type.type,
					parentSchema: Pe.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
			if (i !== "form") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "form" },
					schema: "form",
					parentSchema: Pe.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.id !== void 0 && m.call(t, "id")) {
			const i = t.id;
			if (typeof i == "string") {
				if (!be.test(i)) {
					const s = {
						instancePath: a + "/id",
						schemaPath: "../anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/id",
					schemaPath: "../anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.heading !== void 0 && m.call(t, "heading")) {
			const i = t.heading;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/heading",
						schemaPath: "#/properties/heading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Pe.properties.heading,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/heading",
					schemaPath: "#/properties/heading/type",
					keyword: "type",
					params: { type: "string" },
					schema: Pe.properties.heading.type,
					parentSchema: Pe.properties.heading,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.form !== void 0 && m.call(t, "form")) {
			const i = t.form;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/form",
						schemaPath: "../form-id.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Vt,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/form",
					schemaPath: "../form-id.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Vt.type,
					parentSchema: Vt,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.effect;
		if (typeof o != "string") {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: $.type,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (
			!(
				o === "none" ||
				o === "reveal1" ||
				o === "reveal2" ||
				o === "reveal3" ||
				o === "reveal4" ||
				o === "reveal5" ||
				o === "hidden" ||
				o === "scroll"
			)
		) {
			const i = {
				instancePath: a + "/effect",
				schemaPath: "../effect.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: $.enum },
				schema: $.enum,
				parentSchema: $,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: Pe.type,
			parentSchema: Pe,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((Nt.errors = e), r === 0);
}
function It(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (t.type === void 0 || !m.call(t, "type")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: qe.required,
				parentSchema: qe,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: qe.properties.type.type,
					parentSchema: qe.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.type;
		if (typeof o == "string")
			if (o === "text")
				wt(t, {
					instancePath: a,
					parentData: N,
					parentDataProperty: z,
					rootData: j,
				}) ||
					((e = e === null ? wt.errors : e.concat(wt.errors)), (r = e.length));
			else if (o === "content")
				Pt(t, {
					instancePath: a,
					parentData: N,
					parentDataProperty: z,
					rootData: j,
				}) ||
					((e = e === null ? Pt.errors : e.concat(Pt.errors)), (r = e.length));
			else if (o === "marquee")
				xt(t, {
					instancePath: a,
					parentData: N,
					parentDataProperty: z,
					rootData: j,
				}) ||
					((e = e === null ? xt.errors : e.concat(xt.errors)), (r = e.length));
			else if (o === "carousel")
				jt(t, {
					instancePath: a,
					parentData: N,
					parentDataProperty: z,
					rootData: j,
				}) ||
					((e = e === null ? jt.errors : e.concat(jt.errors)), (r = e.length));
			else if (o === "feature")
				vt(t, {
					instancePath: a,
					parentData: N,
					parentDataProperty: z,
					rootData: j,
				}) ||
					((e = e === null ? vt.errors : e.concat(vt.errors)), (r = e.length));
			else if (o === "cards")
				qt(t, {
					instancePath: a,
					parentData: N,
					parentDataProperty: z,
					rootData: j,
				}) ||
					((e = e === null ? qt.errors : e.concat(qt.errors)), (r = e.length));
			else if (o === "children")
				At(t, {
					instancePath: a,
					parentData: N,
					parentDataProperty: z,
					rootData: j,
				}) ||
					((e = e === null ? At.errors : e.concat(At.errors)), (r = e.length));
			else if (o === "boxes")
				$t(t, {
					instancePath: a,
					parentData: N,
					parentDataProperty: z,
					rootData: j,
				}) ||
					((e = e === null ? $t.errors : e.concat($t.errors)), (r = e.length));
			else if (o === "people")
				Tt(t, {
					instancePath: a,
					parentData: N,
					parentDataProperty: z,
					rootData: j,
				}) ||
					((e = e === null ? Tt.errors : e.concat(Tt.errors)), (r = e.length));
			else if (o === "offices")
				zt(t, {
					instancePath: a,
					parentData: N,
					parentDataProperty: z,
					rootData: j,
				}) ||
					((e = e === null ? zt.errors : e.concat(zt.errors)), (r = e.length));
			else if (o === "form")
				Nt(t, {
					instancePath: a,
					parentData: N,
					parentDataProperty: z,
					rootData: j,
				}) ||
					((e = e === null ? Nt.errors : e.concat(Nt.errors)), (r = e.length));
			else {
				const i = {
					instancePath: a,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: { error: "mapping", tag: "type", tagValue: o },
					schema: qe.discriminator,
					parentSchema: qe,
					data: t,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		else {
			const i = {
				instancePath: a,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: { error: "tag", tag: "type", tagValue: o },
				schema: qe.discriminator,
				parentSchema: qe,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: qe.type,
			parentSchema: qe,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((It.errors = e), r === 0);
}
function Dt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.layout === void 0 && (t.layout = "article"),
			t.draft === void 0 && (t.draft = !1),
			t.unlisted === void 0 && (t.unlisted = !1),
			t.blocks === void 0 && (t.blocks = []),
			t.path === void 0 || !m.call(t, "path"))
		) {
			const n = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" },
				schema: U.required,
				parentSchema: U,
				data: t,
			};
			e === null ? (e = [n]) : e.push(n), r++;
		}
		if (t.title === void 0 || !m.call(t, "title")) {
			const n = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				schema: U.required,
				parentSchema: U,
				data: t,
			};
			e === null ? (e = [n]) : e.push(n), r++;
		}
		if (t.summary === void 0 || !m.call(t, "summary")) {
			const n = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "summary" },
				schema: U.required,
				parentSchema: U,
				data: t,
			};
			e === null ? (e = [n]) : e.push(n), r++;
		}
		for (const n of Object.keys(t))
			if (!(m.call(U.properties, n) || q.test(n))) {
				const l = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: n },
					schema: !1,
					parentSchema: U,
					data: t,
				};
				e === null ? (e = [l]) : e.push(l), r++;
			}
		if (t.path !== void 0 && m.call(t, "path")) {
			const n = t.path;
			if (typeof n == "string") {
				if (f(n) > 512) {
					const l = {
						instancePath: a + "/path",
						schemaPath: "#/properties/path/maxLength",
						keyword: "maxLength",
						params: { limit: 512 },
						schema: 512,
						parentSchema: U.properties.path,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
				if (f(n) < 1) {
					const l = {
						instancePath: a + "/path",
						schemaPath: "#/properties/path/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: U.properties.path,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
			} else {
				const l = {
					instancePath: a + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "string" },
					schema: U.properties.path.type,
					parentSchema: U.properties.path,
					data: n,
				};
				e === null ? (e = [l]) : e.push(l), r++;
			}
		}
		if (t.title !== void 0 && m.call(t, "title")) {
			const n = t.title;
			if (typeof n == "string") {
				if (f(n) > 200) {
					const l = {
						instancePath: a + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						schema: 200,
						parentSchema: U.properties.title,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
				if (f(n) < 1) {
					const l = {
						instancePath: a + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: U.properties.title,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
			} else {
				const l = {
					instancePath: a + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					schema: U.properties.title.type,
					parentSchema: U.properties.title,
					data: n,
				};
				e === null ? (e = [l]) : e.push(l), r++;
			}
		}
		if (t.label !== void 0 && m.call(t, "label")) {
			const n = t.label;
			if (typeof n == "string") {
				if (f(n) > 80) {
					const l = {
						instancePath: a + "/label",
						schemaPath: "#/properties/label/maxLength",
						keyword: "maxLength",
						params: { limit: 80 },
						schema: 80,
						parentSchema: U.properties.label,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
				if (f(n) < 1) {
					const l = {
						instancePath: a + "/label",
						schemaPath: "#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: U.properties.label,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
			} else {
				const l = {
					instancePath: a + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" },
					schema: U.properties.label.type,
					parentSchema: U.properties.label,
					data: n,
				};
				e === null ? (e = [l]) : e.push(l), r++;
			}
		}
		if (t.summary !== void 0 && m.call(t, "summary")) {
			const n = t.summary;
			if (typeof n == "string") {
				if (f(n) > 400) {
					const l = {
						instancePath: a + "/summary",
						schemaPath: "#/properties/summary/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						schema: 400,
						parentSchema: U.properties.summary,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
				if (f(n) < 1) {
					const l = {
						instancePath: a + "/summary",
						schemaPath: "#/properties/summary/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: U.properties.summary,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
			} else {
				const l = {
					instancePath: a + "/summary",
					schemaPath: "#/properties/summary/type",
					keyword: "type",
					params: { type: "string" },
					schema: U.properties.summary.type,
					parentSchema: U.properties.summary,
					data: n,
				};
				e === null ? (e = [l]) : e.push(l), r++;
			}
		}
		if (t.lead !== void 0 && m.call(t, "lead")) {
			const n = t.lead;
			if (typeof n == "string") {
				if (f(n) < 1) {
					const l = {
						instancePath: a + "/lead",
						schemaPath: "running-text.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: D,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
			} else {
				const l = {
					instancePath: a + "/lead",
					schemaPath: "running-text.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: D.type,
					parentSchema: D,
					data: n,
				};
				e === null ? (e = [l]) : e.push(l), r++;
			}
		}
		const o = t.layout;
		if (typeof o != "string") {
			const n = {
				instancePath: a + "/layout",
				schemaPath: "layout.schema.json/type",
				keyword: "type",
				params: { type: "string" },
				schema: Re.type,
				parentSchema: Re,
				data: o,
			};
			e === null ? (e = [n]) : e.push(n), r++;
		}
		if (
			!(
				o === "landing" ||
				o === "area" ||
				o === "article" ||
				o === "plain" ||
				o === "switcher"
			)
		) {
			const n = {
				instancePath: a + "/layout",
				schemaPath: "layout.schema.json/enum",
				keyword: "enum",
				params: { allowedValues: Re.enum },
				schema: Re.enum,
				parentSchema: Re,
				data: o,
			};
			e === null ? (e = [n]) : e.push(n), r++;
		}
		if (
			(t.image !== void 0 &&
				m.call(t, "image") &&
				(te(t.image, {
					instancePath: a + "/image",
					parentData: t,
					parentDataProperty: "image",
					rootData: j,
				}) ||
					((e = e === null ? te.errors : e.concat(te.errors)), (r = e.length))),
			t.share !== void 0 && m.call(t, "share"))
		) {
			const n = t.share;
			if (typeof n == "string") {
				if (f(n) < 1) {
					const l = {
						instancePath: a + "/share",
						schemaPath: "file-path.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: ae,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
			} else {
				const l = {
					instancePath: a + "/share",
					schemaPath: "file-path.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: ae.type,
					parentSchema: ae,
					data: n,
				};
				e === null ? (e = [l]) : e.push(l), r++;
			}
		}
		if (t.parent !== void 0 && m.call(t, "parent")) {
			const n = t.parent;
			if (typeof n == "string") {
				if (f(n) < 1) {
					const l = {
						instancePath: a + "/parent",
						schemaPath: "page-id.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Q,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
			} else {
				const l = {
					instancePath: a + "/parent",
					schemaPath: "page-id.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Q.type,
					parentSchema: Q,
					data: n,
				};
				e === null ? (e = [l]) : e.push(l), r++;
			}
		}
		if (t.opensAt !== void 0 && m.call(t, "opensAt")) {
			const n = t.opensAt;
			if (typeof n == "string") {
				if (f(n) < 1) {
					const l = {
						instancePath: a + "/opensAt",
						schemaPath: "page-id.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Q,
						data: n,
					};
					e === null ? (e = [l]) : e.push(l), r++;
				}
			} else {
				const l = {
					instancePath: a + "/opensAt",
					schemaPath: "page-id.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Q.type,
					parentSchema: Q,
					data: n,
				};
				e === null ? (e = [l]) : e.push(l), r++;
			}
		}
		const i = t.draft;
		if (typeof i != "boolean") {
			const n = {
				instancePath: a + "/draft",
				schemaPath: "#/properties/draft/type",
				keyword: "type",
				params: { type: "boolean" },
				schema: U.properties.draft.type,
				parentSchema: U.properties.draft,
				data: i,
			};
			e === null ? (e = [n]) : e.push(n), r++;
		}
		const s = t.unlisted;
		if (typeof s != "boolean") {
			const n = {
				instancePath: a + "/unlisted",
				schemaPath: "#/properties/unlisted/type",
				keyword: "type",
				params: { type: "boolean" },
				schema: U.properties.unlisted.type,
				parentSchema: U.properties.unlisted,
				data: s,
			};
			e === null ? (e = [n]) : e.push(n), r++;
		}
		t.callToAction !== void 0 &&
			m.call(t, "callToAction") &&
			(yt(t.callToAction, {
				instancePath: a + "/callToAction",
				parentData: t,
				parentDataProperty: "callToAction",
				rootData: j,
			}) ||
				((e = e === null ? yt.errors : e.concat(yt.errors)), (r = e.length)));
		const p = t.blocks;
		if (Array.isArray(p)) {
			if (p.length > 200) {
				const l = {
					instancePath: a + "/blocks",
					schemaPath: "#/properties/blocks/maxItems",
					keyword: "maxItems",
					params: { limit: 200 },
					schema: 200,
					parentSchema: U.properties.blocks,
					data: p,
				};
				e === null ? (e = [l]) : e.push(l), r++;
			}
			const n = p.length;
			for (let l = 0; l < n; l++)
				It(p[l], {
					instancePath: a + "/blocks/" + l,
					parentData: p,
					parentDataProperty: l,
					rootData: j,
				}) ||
					((e = e === null ? It.errors : e.concat(It.errors)), (r = e.length));
		} else {
			const n = {
				instancePath: a + "/blocks",
				schemaPath: "#/properties/blocks/type",
				keyword: "type",
				params: { type: "array" },
				schema: U.properties.blocks.type,
				parentSchema: U.properties.blocks,
				data: p,
			};
			e === null ? (e = [n]) : e.push(n), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: U.type,
			parentSchema: U,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((Dt.errors = e), r === 0);
}
var A = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Form",
		description: "A form: its fields, its words and its provider.",
		type: "object",
		properties: {
			title: {
				title: "Title",
				description: "The name of the form for assistive technology.",
				type: "string",
				minLength: 1,
				examples: ["Enquiry"],
			},
			intro: { $ref: "running-text.schema.json" },
			fields: {
				title: "Fields",
				description: "The fields in order.",
				type: "array",
				items: { $ref: "field.schema.json" },
				minItems: 1,
				maxItems: 60,
			},
			submit: {
				title: "Submit",
				description: "The words of the button.",
				type: "string",
				minLength: 1,
				examples: ["Send"],
			},
			sending: {
				title: "Sending",
				description: "What is shown while the form is sent.",
				type: "string",
				minLength: 1,
				examples: ["Sending …"],
			},
			success: {
				title: "Success",
				description: "What happens when the form was sent.",
				type: "object",
				properties: {
					message: {
						title: "Message",
						description: "The sentence of the alert.",
						type: "string",
						minLength: 1,
						examples: ["Thank you."],
					},
					page: { $ref: "page-id.schema.json" },
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				required: ["message"],
				additionalProperties: !1,
			},
			failure: {
				title: "Failure",
				description:
					"What is said when the form could not be sent. The text of the error follows.",
				type: "object",
				properties: {
					message: {
						title: "Message",
						description: "The sentence of the alert.",
						type: "string",
						minLength: 1,
						examples: ["Not sent."],
					},
					help: { $ref: "running-text.schema.json" },
					networkError: {
						title: "Network error",
						description: "The text for a network failure.",
						type: "string",
						minLength: 1,
						examples: ["Network Error"],
						default: "Network Error",
					},
					noAnswer: {
						title: "No answer",
						description: "The text after the time limit.",
						type: "string",
						minLength: 1,
						examples: ["No answer"],
						default: "No answer",
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				required: ["message"],
				additionalProperties: !1,
			},
			timeLimit: {
				title: "Time limit",
				description: "How long an answer may take. In milliseconds.",
				type: "number",
				minimum: 1,
				default: 3e4,
				examples: [3e4],
				maximum: 6e5,
			},
			privacy: { $ref: "running-text.schema.json" },
			withoutScript: { $ref: "running-text.schema.json" },
			provider: { $ref: "provider.schema.json" },
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: [
			"title",
			"fields",
			"submit",
			"sending",
			"success",
			"failure",
			"withoutScript",
			"provider",
		],
		additionalProperties: !1,
	},
	$e = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Field",
		description: 'One field of a form. Its "type" says which settings it has.',
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of field.",
				type: "string",
			},
		},
		required: ["type"],
		discriminator: { propertyName: "type" },
		oneOf: [
			{ $ref: "fields/text.schema.json" },
			{ $ref: "fields/email.schema.json" },
			{ $ref: "fields/tel.schema.json" },
			{ $ref: "fields/number.schema.json" },
			{ $ref: "fields/textarea.schema.json" },
			{ $ref: "fields/select.schema.json" },
			{ $ref: "fields/radio.schema.json" },
			{ $ref: "fields/checkbox.schema.json" },
		],
	},
	Z = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Text field",
		description: "One line of text.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of field.",
				type: "string",
				const: "text",
				examples: ["text"],
			},
			name: {
				title: "Name",
				description: "The name under which the value is sent.",
				type: "string",
				pattern: "^[A-Za-z][A-Za-z0-9_-]*$",
				maxLength: 64,
				refersTo: "field-name",
				examples: ["from_name"],
			},
			label: {
				title: "Label",
				description: "The words above the field.",
				type: "string",
				minLength: 1,
				examples: ["Your name"],
			},
			hint: {
				title: "Hint",
				description: "A short help below the label.",
				type: "string",
				minLength: 1,
				examples: ["As you want to be addressed"],
			},
			required: {
				title: "Required",
				description: "The field must be filled in.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
			missing: {
				title: "Missing",
				description:
					'What is said when the field was left empty. Default: the label "fieldMissing".',
				type: "string",
				minLength: 1,
				examples: ["Please tell us your name"],
			},
			autocomplete: {
				title: "Autocomplete",
				description:
					"What the browser may fill in: a token of the HTML standard.",
				type: "string",
				minLength: 1,
				examples: ["name"],
			},
			maxLength: {
				title: "Longest",
				description: "The most characters.",
				type: "integer",
				minimum: 1,
				maximum: 1e5,
				examples: [2e3],
			},
			inputMode: {
				title: "Input mode",
				description: "The keyboard that a phone shows.",
				type: "string",
				enum: ["text", "email", "tel", "url", "numeric", "decimal", "search"],
				examples: ["email"],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "name", "label"],
		additionalProperties: !1,
		examples: [{ type: "text", name: "a_name", label: "A label" }],
	},
	K = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "E-mail field",
		description: "An e-mail address, whose form the browser checks.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of field.",
				type: "string",
				const: "email",
				examples: ["email"],
			},
			name: {
				title: "Name",
				description: "The name under which the value is sent.",
				type: "string",
				pattern: "^[A-Za-z][A-Za-z0-9_-]*$",
				maxLength: 64,
				refersTo: "field-name",
				examples: ["from_name"],
			},
			label: {
				title: "Label",
				description: "The words above the field.",
				type: "string",
				minLength: 1,
				examples: ["Your name"],
			},
			hint: {
				title: "Hint",
				description: "A short help below the label.",
				type: "string",
				minLength: 1,
				examples: ["As you want to be addressed"],
			},
			required: {
				title: "Required",
				description: "The field must be filled in.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
			missing: {
				title: "Missing",
				description:
					'What is said when the field was left empty. Default: the label "fieldMissing".',
				type: "string",
				minLength: 1,
				examples: ["Please tell us your name"],
			},
			autocomplete: {
				title: "Autocomplete",
				description:
					"What the browser may fill in: a token of the HTML standard.",
				type: "string",
				minLength: 1,
				examples: ["name"],
			},
			maxLength: {
				title: "Longest",
				description: "The most characters.",
				type: "integer",
				minimum: 1,
				maximum: 1e5,
				examples: [2e3],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "name", "label"],
		additionalProperties: !1,
		examples: [{ type: "email", name: "a_name", label: "A label" }],
	},
	Y = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Telephone field",
		description: "A telephone number.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of field.",
				type: "string",
				const: "tel",
				examples: ["tel"],
			},
			name: {
				title: "Name",
				description: "The name under which the value is sent.",
				type: "string",
				pattern: "^[A-Za-z][A-Za-z0-9_-]*$",
				maxLength: 64,
				refersTo: "field-name",
				examples: ["from_name"],
			},
			label: {
				title: "Label",
				description: "The words above the field.",
				type: "string",
				minLength: 1,
				examples: ["Your name"],
			},
			hint: {
				title: "Hint",
				description: "A short help below the label.",
				type: "string",
				minLength: 1,
				examples: ["As you want to be addressed"],
			},
			required: {
				title: "Required",
				description: "The field must be filled in.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
			missing: {
				title: "Missing",
				description:
					'What is said when the field was left empty. Default: the label "fieldMissing".',
				type: "string",
				minLength: 1,
				examples: ["Please tell us your name"],
			},
			autocomplete: {
				title: "Autocomplete",
				description:
					"What the browser may fill in: a token of the HTML standard.",
				type: "string",
				minLength: 1,
				examples: ["name"],
			},
			maxLength: {
				title: "Longest",
				description: "The most characters.",
				type: "integer",
				minimum: 1,
				maximum: 1e5,
				examples: [2e3],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "name", "label"],
		additionalProperties: !1,
		examples: [{ type: "tel", name: "a_name", label: "A label" }],
	},
	W = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Number field",
		description: "A number.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of field.",
				type: "string",
				const: "number",
				examples: ["number"],
			},
			name: {
				title: "Name",
				description: "The name under which the value is sent.",
				type: "string",
				pattern: "^[A-Za-z][A-Za-z0-9_-]*$",
				maxLength: 64,
				refersTo: "field-name",
				examples: ["from_name"],
			},
			label: {
				title: "Label",
				description: "The words above the field.",
				type: "string",
				minLength: 1,
				examples: ["Your name"],
			},
			hint: {
				title: "Hint",
				description: "A short help below the label.",
				type: "string",
				minLength: 1,
				examples: ["As you want to be addressed"],
			},
			required: {
				title: "Required",
				description: "The field must be filled in.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
			missing: {
				title: "Missing",
				description:
					'What is said when the field was left empty. Default: the label "fieldMissing".',
				type: "string",
				minLength: 1,
				examples: ["Please tell us your name"],
			},
			autocomplete: {
				title: "Autocomplete",
				description:
					"What the browser may fill in: a token of the HTML standard.",
				type: "string",
				minLength: 1,
				examples: ["name"],
			},
			min: {
				title: "Least",
				description: "The smallest number.",
				type: "number",
				examples: [0],
			},
			max: {
				title: "Most",
				description: "The largest number.",
				type: "number",
				examples: [100],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "name", "label"],
		additionalProperties: !1,
		examples: [{ type: "number", name: "a_name", label: "A label" }],
	},
	V = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Text area",
		description: "Text of several lines.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of field.",
				type: "string",
				const: "textarea",
				examples: ["textarea"],
			},
			name: {
				title: "Name",
				description: "The name under which the value is sent.",
				type: "string",
				pattern: "^[A-Za-z][A-Za-z0-9_-]*$",
				maxLength: 64,
				refersTo: "field-name",
				examples: ["from_name"],
			},
			label: {
				title: "Label",
				description: "The words above the field.",
				type: "string",
				minLength: 1,
				examples: ["Your name"],
			},
			hint: {
				title: "Hint",
				description: "A short help below the label.",
				type: "string",
				minLength: 1,
				examples: ["As you want to be addressed"],
			},
			required: {
				title: "Required",
				description: "The field must be filled in.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
			missing: {
				title: "Missing",
				description:
					'What is said when the field was left empty. Default: the label "fieldMissing".',
				type: "string",
				minLength: 1,
				examples: ["Please tell us your name"],
			},
			autocomplete: {
				title: "Autocomplete",
				description:
					"What the browser may fill in: a token of the HTML standard.",
				type: "string",
				minLength: 1,
				examples: ["name"],
			},
			maxLength: {
				title: "Longest",
				description: "The most characters.",
				type: "integer",
				minimum: 1,
				maximum: 1e5,
				examples: [2e3],
			},
			rows: {
				title: "Rows",
				description: "How many lines it shows.",
				type: "integer",
				minimum: 2,
				maximum: 40,
				default: 6,
				examples: [8],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "name", "label"],
		additionalProperties: !1,
		examples: [{ type: "textarea", name: "a_name", label: "A label" }],
	},
	F = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Select field",
		description: "One choice out of a list.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of field.",
				type: "string",
				const: "select",
				examples: ["select"],
			},
			name: {
				title: "Name",
				description: "The name under which the value is sent.",
				type: "string",
				pattern: "^[A-Za-z][A-Za-z0-9_-]*$",
				maxLength: 64,
				refersTo: "field-name",
				examples: ["from_name"],
			},
			label: {
				title: "Label",
				description: "The words above the field.",
				type: "string",
				minLength: 1,
				examples: ["Your name"],
			},
			hint: {
				title: "Hint",
				description: "A short help below the label.",
				type: "string",
				minLength: 1,
				examples: ["As you want to be addressed"],
			},
			required: {
				title: "Required",
				description: "The field must be filled in.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
			missing: {
				title: "Missing",
				description:
					'What is said when the field was left empty. Default: the label "fieldMissing".',
				type: "string",
				minLength: 1,
				examples: ["Please tell us your name"],
			},
			options: {
				title: "Options",
				description: "What can be chosen.",
				type: "array",
				items: {
					title: "Option",
					description: "One choice.",
					type: "object",
					properties: {
						value: {
							title: "Value",
							description: "What is sent.",
							type: "string",
							minLength: 1,
							examples: ["testing"],
						},
						label: {
							title: "Label",
							description: "What is read.",
							type: "string",
							minLength: 1,
							examples: ["Testing"],
						},
					},
					patternProperties: { "^\\$(schema|comment)$": {} },
					required: ["value", "label"],
					additionalProperties: !1,
				},
				minItems: 1,
				maxItems: 100,
			},
			empty: {
				title: "Empty",
				description: "What is shown before a choice is made.",
				type: "string",
				minLength: 1,
				examples: ["Choose one"],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "name", "label"],
		additionalProperties: !1,
		examples: [
			{
				type: "select",
				name: "a_name",
				label: "A label",
				options: [{ value: "one", label: "One" }],
			},
		],
	},
	E = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Radio buttons",
		description: "One choice, all of them in sight.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of field.",
				type: "string",
				const: "radio",
				examples: ["radio"],
			},
			name: {
				title: "Name",
				description: "The name under which the value is sent.",
				type: "string",
				pattern: "^[A-Za-z][A-Za-z0-9_-]*$",
				maxLength: 64,
				refersTo: "field-name",
				examples: ["from_name"],
			},
			label: {
				title: "Label",
				description: "The words above the field.",
				type: "string",
				minLength: 1,
				examples: ["Your name"],
			},
			hint: {
				title: "Hint",
				description: "A short help below the label.",
				type: "string",
				minLength: 1,
				examples: ["As you want to be addressed"],
			},
			required: {
				title: "Required",
				description: "The field must be filled in.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
			missing: {
				title: "Missing",
				description:
					'What is said when the field was left empty. Default: the label "fieldMissing".',
				type: "string",
				minLength: 1,
				examples: ["Please tell us your name"],
			},
			options: {
				title: "Options",
				description: "What can be chosen.",
				type: "array",
				items: {
					title: "Option",
					description: "One choice.",
					type: "object",
					properties: {
						value: {
							title: "Value",
							description: "What is sent.",
							type: "string",
							minLength: 1,
							examples: ["testing"],
						},
						label: {
							title: "Label",
							description: "What is read.",
							type: "string",
							minLength: 1,
							examples: ["Testing"],
						},
					},
					patternProperties: { "^\\$(schema|comment)$": {} },
					required: ["value", "label"],
					additionalProperties: !1,
				},
				minItems: 1,
				maxItems: 100,
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "name", "label"],
		additionalProperties: !1,
		examples: [
			{
				type: "radio",
				name: "a_name",
				label: "A label",
				options: [{ value: "one", label: "One" }],
			},
		],
	},
	re = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Check box",
		description: "Yes or no.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of field.",
				type: "string",
				const: "checkbox",
				examples: ["checkbox"],
			},
			name: {
				title: "Name",
				description: "The name under which the value is sent.",
				type: "string",
				pattern: "^[A-Za-z][A-Za-z0-9_-]*$",
				maxLength: 64,
				refersTo: "field-name",
				examples: ["from_name"],
			},
			label: {
				title: "Label",
				description: "The words above the field.",
				type: "string",
				minLength: 1,
				examples: ["Your name"],
			},
			hint: {
				title: "Hint",
				description: "A short help below the label.",
				type: "string",
				minLength: 1,
				examples: ["As you want to be addressed"],
			},
			required: {
				title: "Required",
				description: "The field must be filled in.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
			missing: {
				title: "Missing",
				description:
					'What is said when the field was left empty. Default: the label "fieldMissing".',
				type: "string",
				minLength: 1,
				examples: ["Please tell us your name"],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "name", "label"],
		additionalProperties: !1,
		examples: [{ type: "checkbox", name: "a_name", label: "A label" }],
	},
	Fe = /^[A-Za-z][A-Za-z0-9_-]*$/u;
function Ft(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (t.type === void 0 || !m.call(t, "type")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: $e.required,
				parentSchema: $e,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: $e.properties.type.type,
					parentSchema: $e.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.type;
		if (typeof o == "string")
			if (o === "text")
				if (t && typeof t == "object" && !Array.isArray(t)) {
					if (
						(t.required === void 0 && (t.required = !1),
						t.type === void 0 || !m.call(t, "type"))
					) {
						const s = {
							instancePath: a,
							schemaPath: "fields/text.schema.json/required",
							keyword: "required",
							params: { missingProperty: "type" },
							schema: Z.required,
							parentSchema: Z,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.name === void 0 || !m.call(t, "name")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/text.schema.json/required",
							keyword: "required",
							params: { missingProperty: "name" },
							schema: Z.required,
							parentSchema: Z,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.label === void 0 || !m.call(t, "label")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/text.schema.json/required",
							keyword: "required",
							params: { missingProperty: "label" },
							schema: Z.required,
							parentSchema: Z,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					for (const s of Object.keys(t))
						if (!(m.call(Z.properties, s) || q.test(s))) {
							const p = {
								instancePath: a,
								schemaPath: "fields/text.schema.json/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: s },
								schema: !1,
								parentSchema: Z,
								data: t,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					if (t.type !== void 0 && m.call(t, "type")) {
						const s = t.type;
						if (typeof s != "string") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/text.schema.json/properties/type/type",
								keyword: "type",
								params: { type: "string" },
								schema: Z.properties.type.type,
								parentSchema: Z.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (s !== "text") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/text.schema.json/properties/type/const",
								keyword: "const",
								params: { allowedValue: "text" },
								schema: "text",
								parentSchema: Z.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.name !== void 0 && m.call(t, "name")) {
						const s = t.name;
						if (typeof s == "string") {
							if (f(s) > 64) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/text.schema.json/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 64 },
									schema: 64,
									parentSchema: Z.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
							if (!Fe.test(s)) {
								const p = {
									instancePath: a + "/name",
									schemaPath: "fields/text.schema.json/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" },
									schema: "^[A-Za-z][A-Za-z0-9_-]*$",
									parentSchema: Z.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/name",
								schemaPath: "fields/text.schema.json/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								schema: Z.properties.name.type,
								parentSchema: Z.properties.name,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.label !== void 0 && m.call(t, "label")) {
						const s = t.label;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/label",
									schemaPath:
										"fields/text.schema.json/properties/label/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: Z.properties.label,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/label",
								schemaPath: "fields/text.schema.json/properties/label/type",
								keyword: "type",
								params: { type: "string" },
								schema: Z.properties.label.type,
								parentSchema: Z.properties.label,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.hint !== void 0 && m.call(t, "hint")) {
						const s = t.hint;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/hint",
									schemaPath:
										"fields/text.schema.json/properties/hint/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: Z.properties.hint,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/hint",
								schemaPath: "fields/text.schema.json/properties/hint/type",
								keyword: "type",
								params: { type: "string" },
								schema: Z.properties.hint.type,
								parentSchema: Z.properties.hint,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					const i = t.required;
					if (typeof i != "boolean") {
						const s = {
							instancePath: a + "/required",
							schemaPath: "fields/text.schema.json/properties/required/type",
							keyword: "type",
							params: { type: "boolean" },
							schema: Z.properties.required.type,
							parentSchema: Z.properties.required,
							data: i,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.missing !== void 0 && m.call(t, "missing")) {
						const s = t.missing;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/missing",
									schemaPath:
										"fields/text.schema.json/properties/missing/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: Z.properties.missing,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/missing",
								schemaPath: "fields/text.schema.json/properties/missing/type",
								keyword: "type",
								params: { type: "string" },
								schema: Z.properties.missing.type,
								parentSchema: Z.properties.missing,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.autocomplete !== void 0 && m.call(t, "autocomplete")) {
						const s = t.autocomplete;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/autocomplete",
									schemaPath:
										"fields/text.schema.json/properties/autocomplete/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: Z.properties.autocomplete,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/autocomplete",
								schemaPath:
									"fields/text.schema.json/properties/autocomplete/type",
								keyword: "type",
								params: { type: "string" },
								schema: Z.properties.autocomplete.type,
								parentSchema: Z.properties.autocomplete,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.maxLength !== void 0 && m.call(t, "maxLength")) {
						const s = t.maxLength;
						if (
							!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))
						) {
							const p = {
								instancePath: a + "/maxLength",
								schemaPath: "fields/text.schema.json/properties/maxLength/type",
								keyword: "type",
								params: { type: "integer" },
								schema: Z.properties.maxLength.type,
								parentSchema: Z.properties.maxLength,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (typeof s == "number" && isFinite(s)) {
							if (s > 1e5 || isNaN(s)) {
								const p = {
									instancePath: a + "/maxLength",
									schemaPath:
										"fields/text.schema.json/properties/maxLength/maximum",
									keyword: "maximum",
									params: { comparison: "<=", limit: 1e5 },
									schema: 1e5,
									parentSchema: Z.properties.maxLength,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
							if (s < 1 || isNaN(s)) {
								const p = {
									instancePath: a + "/maxLength",
									schemaPath:
										"fields/text.schema.json/properties/maxLength/minimum",
									keyword: "minimum",
									params: { comparison: ">=", limit: 1 },
									schema: 1,
									parentSchema: Z.properties.maxLength,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						}
					}
					if (t.inputMode !== void 0 && m.call(t, "inputMode")) {
						const s = t.inputMode;
						if (typeof s != "string") {
							const p = {
								instancePath: a + "/inputMode",
								schemaPath: "fields/text.schema.json/properties/inputMode/type",
								keyword: "type",
								params: { type: "string" },
								schema: Z.properties.inputMode.type,
								parentSchema: Z.properties.inputMode,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (
							!(
								s === "text" ||
								s === "email" ||
								s === "tel" ||
								s === "url" ||
								s === "numeric" ||
								s === "decimal" ||
								s === "search"
							)
						) {
							const p = {
								instancePath: a + "/inputMode",
								schemaPath: "fields/text.schema.json/properties/inputMode/enum",
								keyword: "enum",
								params: { allowedValues: Z.properties.inputMode.enum },
								schema: Z.properties.inputMode.enum,
								parentSchema: Z.properties.inputMode,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
				} else {
					const i = {
						instancePath: a,
						schemaPath: "fields/text.schema.json/type",
						keyword: "type",
						params: { type: "object" },
						schema: Z.type,
						parentSchema: Z,
						data: t,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			else if (o === "email")
				if (t && typeof t == "object" && !Array.isArray(t)) {
					if (
						(t.required === void 0 && (t.required = !1),
						t.type === void 0 || !m.call(t, "type"))
					) {
						const s = {
							instancePath: a,
							schemaPath: "fields/email.schema.json/required",
							keyword: "required",
							params: { missingProperty: "type" },
							schema: K.required,
							parentSchema: K,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.name === void 0 || !m.call(t, "name")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/email.schema.json/required",
							keyword: "required",
							params: { missingProperty: "name" },
							schema: K.required,
							parentSchema: K,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.label === void 0 || !m.call(t, "label")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/email.schema.json/required",
							keyword: "required",
							params: { missingProperty: "label" },
							schema: K.required,
							parentSchema: K,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					for (const s of Object.keys(t))
						if (
							!(
								s === "type" ||
								s === "name" ||
								s === "label" ||
								s === "hint" ||
								s === "required" ||
								s === "missing" ||
								s === "autocomplete" ||
								s === "maxLength" ||
								q.test(s)
							)
						) {
							const p = {
								instancePath: a,
								schemaPath: "fields/email.schema.json/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: s },
								schema: !1,
								parentSchema: K,
								data: t,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					if (t.type !== void 0 && m.call(t, "type")) {
						const s = t.type;
						if (typeof s != "string") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/email.schema.json/properties/type/type",
								keyword: "type",
								params: { type: "string" },
								schema: K.properties.type.type,
								parentSchema: K.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (s !== "email") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/email.schema.json/properties/type/const",
								keyword: "const",
								params: { allowedValue: "email" },
								schema: "email",
								parentSchema: K.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.name !== void 0 && m.call(t, "name")) {
						const s = t.name;
						if (typeof s == "string") {
							if (f(s) > 64) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/email.schema.json/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 64 },
									schema: 64,
									parentSchema: K.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
							if (!Fe.test(s)) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/email.schema.json/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" },
									schema: "^[A-Za-z][A-Za-z0-9_-]*$",
									parentSchema: K.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/name",
								schemaPath: "fields/email.schema.json/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								schema: K.properties.name.type,
								parentSchema: K.properties.name,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.label !== void 0 && m.call(t, "label")) {
						const s = t.label;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/label",
									schemaPath:
										"fields/email.schema.json/properties/label/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: K.properties.label,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/label",
								schemaPath: "fields/email.schema.json/properties/label/type",
								keyword: "type",
								params: { type: "string" },
								schema: K.properties.label.type,
								parentSchema: K.properties.label,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.hint !== void 0 && m.call(t, "hint")) {
						const s = t.hint;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/hint",
									schemaPath:
										"fields/email.schema.json/properties/hint/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: K.properties.hint,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/hint",
								schemaPath: "fields/email.schema.json/properties/hint/type",
								keyword: "type",
								params: { type: "string" },
								schema: K.properties.hint.type,
								parentSchema: K.properties.hint,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					const i = t.required;
					if (typeof i != "boolean") {
						const s = {
							instancePath: a + "/required",
							schemaPath: "fields/email.schema.json/properties/required/type",
							keyword: "type",
							params: { type: "boolean" },
							schema: K.properties.required.type,
							parentSchema: K.properties.required,
							data: i,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.missing !== void 0 && m.call(t, "missing")) {
						const s = t.missing;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/missing",
									schemaPath:
										"fields/email.schema.json/properties/missing/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: K.properties.missing,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/missing",
								schemaPath: "fields/email.schema.json/properties/missing/type",
								keyword: "type",
								params: { type: "string" },
								schema: K.properties.missing.type,
								parentSchema: K.properties.missing,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.autocomplete !== void 0 && m.call(t, "autocomplete")) {
						const s = t.autocomplete;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/autocomplete",
									schemaPath:
										"fields/email.schema.json/properties/autocomplete/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: K.properties.autocomplete,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/autocomplete",
								schemaPath:
									"fields/email.schema.json/properties/autocomplete/type",
								keyword: "type",
								params: { type: "string" },
								schema: K.properties.autocomplete.type,
								parentSchema: K.properties.autocomplete,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.maxLength !== void 0 && m.call(t, "maxLength")) {
						const s = t.maxLength;
						if (
							!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))
						) {
							const p = {
								instancePath: a + "/maxLength",
								schemaPath:
									"fields/email.schema.json/properties/maxLength/type",
								keyword: "type",
								params: { type: "integer" },
								schema: K.properties.maxLength.type,
								parentSchema: K.properties.maxLength,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (typeof s == "number" && isFinite(s)) {
							if (s > 1e5 || isNaN(s)) {
								const p = {
									instancePath: a + "/maxLength",
									schemaPath:
										"fields/email.schema.json/properties/maxLength/maximum",
									keyword: "maximum",
									params: { comparison: "<=", limit: 1e5 },
									schema: 1e5,
									parentSchema: K.properties.maxLength,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
							if (s < 1 || isNaN(s)) {
								const p = {
									instancePath: a + "/maxLength",
									schemaPath:
										"fields/email.schema.json/properties/maxLength/minimum",
									keyword: "minimum",
									params: { comparison: ">=", limit: 1 },
									schema: 1,
									parentSchema: K.properties.maxLength,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						}
					}
				} else {
					const i = {
						instancePath: a,
						schemaPath: "fields/email.schema.json/type",
						keyword: "type",
						params: { type: "object" },
						schema: K.type,
						parentSchema: K,
						data: t,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			else if (o === "tel")
				if (t && typeof t == "object" && !Array.isArray(t)) {
					if (
						(t.required === void 0 && (t.required = !1),
						t.type === void 0 || !m.call(t, "type"))
					) {
						const s = {
							instancePath: a,
							schemaPath: "fields/tel.schema.json/required",
							keyword: "required",
							params: { missingProperty: "type" },
							schema: Y.required,
							parentSchema: Y,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.name === void 0 || !m.call(t, "name")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/tel.schema.json/required",
							keyword: "required",
							params: { missingProperty: "name" },
							schema: Y.required,
							parentSchema: Y,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.label === void 0 || !m.call(t, "label")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/tel.schema.json/required",
							keyword: "required",
							params: { missingProperty: "label" },
							schema: Y.required,
							parentSchema: Y,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					for (const s of Object.keys(t))
						if (
							!(
								s === "type" ||
								s === "name" ||
								s === "label" ||
								s === "hint" ||
								s === "required" ||
								s === "missing" ||
								s === "autocomplete" ||
								s === "maxLength" ||
								q.test(s)
							)
						) {
							const p = {
								instancePath: a,
								schemaPath: "fields/tel.schema.json/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: s },
								schema: !1,
								parentSchema: Y,
								data: t,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					if (t.type !== void 0 && m.call(t, "type")) {
						const s = t.type;
						if (typeof s != "string") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/tel.schema.json/properties/type/type",
								keyword: "type",
								params: { type: "string" },
								schema: Y.properties.type.type,
								parentSchema: Y.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (s !== "tel") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/tel.schema.json/properties/type/const",
								keyword: "const",
								params: { allowedValue: "tel" },
								schema: "tel",
								parentSchema: Y.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.name !== void 0 && m.call(t, "name")) {
						const s = t.name;
						if (typeof s == "string") {
							if (f(s) > 64) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/tel.schema.json/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 64 },
									schema: 64,
									parentSchema: Y.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
							if (!Fe.test(s)) {
								const p = {
									instancePath: a + "/name",
									schemaPath: "fields/tel.schema.json/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" },
									schema: "^[A-Za-z][A-Za-z0-9_-]*$",
									parentSchema: Y.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/name",
								schemaPath: "fields/tel.schema.json/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								schema: Y.properties.name.type,
								parentSchema: Y.properties.name,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.label !== void 0 && m.call(t, "label")) {
						const s = t.label;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/label",
									schemaPath:
										"fields/tel.schema.json/properties/label/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: Y.properties.label,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/label",
								schemaPath: "fields/tel.schema.json/properties/label/type",
								keyword: "type",
								params: { type: "string" },
								schema: Y.properties.label.type,
								parentSchema: Y.properties.label,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.hint !== void 0 && m.call(t, "hint")) {
						const s = t.hint;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/hint",
									schemaPath:
										"fields/tel.schema.json/properties/hint/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: Y.properties.hint,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/hint",
								schemaPath: "fields/tel.schema.json/properties/hint/type",
								keyword: "type",
								params: { type: "string" },
								schema: Y.properties.hint.type,
								parentSchema: Y.properties.hint,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					const i = t.required;
					if (typeof i != "boolean") {
						const s = {
							instancePath: a + "/required",
							schemaPath: "fields/tel.schema.json/properties/required/type",
							keyword: "type",
							params: { type: "boolean" },
							schema: Y.properties.required.type,
							parentSchema: Y.properties.required,
							data: i,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.missing !== void 0 && m.call(t, "missing")) {
						const s = t.missing;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/missing",
									schemaPath:
										"fields/tel.schema.json/properties/missing/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: Y.properties.missing,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/missing",
								schemaPath: "fields/tel.schema.json/properties/missing/type",
								keyword: "type",
								params: { type: "string" },
								schema: Y.properties.missing.type,
								parentSchema: Y.properties.missing,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.autocomplete !== void 0 && m.call(t, "autocomplete")) {
						const s = t.autocomplete;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/autocomplete",
									schemaPath:
										"fields/tel.schema.json/properties/autocomplete/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: Y.properties.autocomplete,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/autocomplete",
								schemaPath:
									"fields/tel.schema.json/properties/autocomplete/type",
								keyword: "type",
								params: { type: "string" },
								schema: Y.properties.autocomplete.type,
								parentSchema: Y.properties.autocomplete,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.maxLength !== void 0 && m.call(t, "maxLength")) {
						const s = t.maxLength;
						if (
							!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))
						) {
							const p = {
								instancePath: a + "/maxLength",
								schemaPath: "fields/tel.schema.json/properties/maxLength/type",
								keyword: "type",
								params: { type: "integer" },
								schema: Y.properties.maxLength.type,
								parentSchema: Y.properties.maxLength,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (typeof s == "number" && isFinite(s)) {
							if (s > 1e5 || isNaN(s)) {
								const p = {
									instancePath: a + "/maxLength",
									schemaPath:
										"fields/tel.schema.json/properties/maxLength/maximum",
									keyword: "maximum",
									params: { comparison: "<=", limit: 1e5 },
									schema: 1e5,
									parentSchema: Y.properties.maxLength,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
							if (s < 1 || isNaN(s)) {
								const p = {
									instancePath: a + "/maxLength",
									schemaPath:
										"fields/tel.schema.json/properties/maxLength/minimum",
									keyword: "minimum",
									params: { comparison: ">=", limit: 1 },
									schema: 1,
									parentSchema: Y.properties.maxLength,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						}
					}
				} else {
					const i = {
						instancePath: a,
						schemaPath: "fields/tel.schema.json/type",
						keyword: "type",
						params: { type: "object" },
						schema: Y.type,
						parentSchema: Y,
						data: t,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			else if (o === "number")
				if (t && typeof t == "object" && !Array.isArray(t)) {
					if (
						(t.required === void 0 && (t.required = !1),
						t.type === void 0 || !m.call(t, "type"))
					) {
						const s = {
							instancePath: a,
							schemaPath: "fields/number.schema.json/required",
							keyword: "required",
							params: { missingProperty: "type" },
							schema: W.required,
							parentSchema: W,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.name === void 0 || !m.call(t, "name")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/number.schema.json/required",
							keyword: "required",
							params: { missingProperty: "name" },
							schema: W.required,
							parentSchema: W,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.label === void 0 || !m.call(t, "label")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/number.schema.json/required",
							keyword: "required",
							params: { missingProperty: "label" },
							schema: W.required,
							parentSchema: W,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					for (const s of Object.keys(t))
						if (!(m.call(W.properties, s) || q.test(s))) {
							const p = {
								instancePath: a,
								schemaPath: "fields/number.schema.json/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: s },
								schema: !1,
								parentSchema: W,
								data: t,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					if (t.type !== void 0 && m.call(t, "type")) {
						const s = t.type;
						if (typeof s != "string") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/number.schema.json/properties/type/type",
								keyword: "type",
								params: { type: "string" },
								schema: W.properties.type.type,
								parentSchema: W.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (s !== "number") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/number.schema.json/properties/type/const",
								keyword: "const",
								params: { allowedValue: "number" },
								schema: "number",
								parentSchema: W.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.name !== void 0 && m.call(t, "name")) {
						const s = t.name;
						if (typeof s == "string") {
							if (f(s) > 64) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/number.schema.json/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 64 },
									schema: 64,
									parentSchema: W.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
							if (!Fe.test(s)) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/number.schema.json/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" },
									schema: "^[A-Za-z][A-Za-z0-9_-]*$",
									parentSchema: W.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/name",
								schemaPath: "fields/number.schema.json/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								schema: W.properties.name.type,
								parentSchema: W.properties.name,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.label !== void 0 && m.call(t, "label")) {
						const s = t.label;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/label",
									schemaPath:
										"fields/number.schema.json/properties/label/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: W.properties.label,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/label",
								schemaPath: "fields/number.schema.json/properties/label/type",
								keyword: "type",
								params: { type: "string" },
								schema: W.properties.label.type,
								parentSchema: W.properties.label,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.hint !== void 0 && m.call(t, "hint")) {
						const s = t.hint;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/hint",
									schemaPath:
										"fields/number.schema.json/properties/hint/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: W.properties.hint,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/hint",
								schemaPath: "fields/number.schema.json/properties/hint/type",
								keyword: "type",
								params: { type: "string" },
								schema: W.properties.hint.type,
								parentSchema: W.properties.hint,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					const i = t.required;
					if (typeof i != "boolean") {
						const s = {
							instancePath: a + "/required",
							schemaPath: "fields/number.schema.json/properties/required/type",
							keyword: "type",
							params: { type: "boolean" },
							schema: W.properties.required.type,
							parentSchema: W.properties.required,
							data: i,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.missing !== void 0 && m.call(t, "missing")) {
						const s = t.missing;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/missing",
									schemaPath:
										"fields/number.schema.json/properties/missing/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: W.properties.missing,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/missing",
								schemaPath: "fields/number.schema.json/properties/missing/type",
								keyword: "type",
								params: { type: "string" },
								schema: W.properties.missing.type,
								parentSchema: W.properties.missing,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.autocomplete !== void 0 && m.call(t, "autocomplete")) {
						const s = t.autocomplete;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/autocomplete",
									schemaPath:
										"fields/number.schema.json/properties/autocomplete/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: W.properties.autocomplete,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/autocomplete",
								schemaPath:
									"fields/number.schema.json/properties/autocomplete/type",
								keyword: "type",
								params: { type: "string" },
								schema: W.properties.autocomplete.type,
								parentSchema: W.properties.autocomplete,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.min !== void 0 && m.call(t, "min")) {
						const s = t.min;
						if (!(typeof s == "number" && isFinite(s))) {
							const p = {
								instancePath: a + "/min",
								schemaPath: "fields/number.schema.json/properties/min/type",
								keyword: "type",
								params: { type: "number" },
								schema: W.properties.min.type,
								parentSchema: W.properties.min,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.max !== void 0 && m.call(t, "max")) {
						const s = t.max;
						if (!(typeof s == "number" && isFinite(s))) {
							const p = {
								instancePath: a + "/max",
								schemaPath: "fields/number.schema.json/properties/max/type",
								keyword: "type",
								params: { type: "number" },
								schema: W.properties.max.type,
								parentSchema: W.properties.max,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
				} else {
					const i = {
						instancePath: a,
						schemaPath: "fields/number.schema.json/type",
						keyword: "type",
						params: { type: "object" },
						schema: W.type,
						parentSchema: W,
						data: t,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			else if (o === "textarea")
				if (t && typeof t == "object" && !Array.isArray(t)) {
					if (
						(t.required === void 0 && (t.required = !1),
						t.rows === void 0 && (t.rows = 6),
						t.type === void 0 || !m.call(t, "type"))
					) {
						const p = {
							instancePath: a,
							schemaPath: "fields/textarea.schema.json/required",
							keyword: "required",
							params: { missingProperty: "type" },
							schema: V.required,
							parentSchema: V,
							data: t,
						};
						e === null ? (e = [p]) : e.push(p), r++;
					}
					if (t.name === void 0 || !m.call(t, "name")) {
						const p = {
							instancePath: a,
							schemaPath: "fields/textarea.schema.json/required",
							keyword: "required",
							params: { missingProperty: "name" },
							schema: V.required,
							parentSchema: V,
							data: t,
						};
						e === null ? (e = [p]) : e.push(p), r++;
					}
					if (t.label === void 0 || !m.call(t, "label")) {
						const p = {
							instancePath: a,
							schemaPath: "fields/textarea.schema.json/required",
							keyword: "required",
							params: { missingProperty: "label" },
							schema: V.required,
							parentSchema: V,
							data: t,
						};
						e === null ? (e = [p]) : e.push(p), r++;
					}
					for (const p of Object.keys(t))
						if (!(m.call(V.properties, p) || q.test(p))) {
							const n = {
								instancePath: a,
								schemaPath: "fields/textarea.schema.json/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: p },
								schema: !1,
								parentSchema: V,
								data: t,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					if (t.type !== void 0 && m.call(t, "type")) {
						const p = t.type;
						if (typeof p != "string") {
							const n = {
								instancePath: a + "/type",
								schemaPath: "fields/textarea.schema.json/properties/type/type",
								keyword: "type",
								params: { type: "string" },
								schema: V.properties.type.type,
								parentSchema: V.properties.type,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
						if (p !== "textarea") {
							const n = {
								instancePath: a + "/type",
								schemaPath: "fields/textarea.schema.json/properties/type/const",
								keyword: "const",
								params: { allowedValue: "textarea" },
								schema: "textarea",
								parentSchema: V.properties.type,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					}
					if (t.name !== void 0 && m.call(t, "name")) {
						const p = t.name;
						if (typeof p == "string") {
							if (f(p) > 64) {
								const n = {
									instancePath: a + "/name",
									schemaPath:
										"fields/textarea.schema.json/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 64 },
									schema: 64,
									parentSchema: V.properties.name,
									data: p,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
							if (!Fe.test(p)) {
								const n = {
									instancePath: a + "/name",
									schemaPath:
										"fields/textarea.schema.json/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" },
									schema: "^[A-Za-z][A-Za-z0-9_-]*$",
									parentSchema: V.properties.name,
									data: p,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
						} else {
							const n = {
								instancePath: a + "/name",
								schemaPath: "fields/textarea.schema.json/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								schema: V.properties.name.type,
								parentSchema: V.properties.name,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					}
					if (t.label !== void 0 && m.call(t, "label")) {
						const p = t.label;
						if (typeof p == "string") {
							if (f(p) < 1) {
								const n = {
									instancePath: a + "/label",
									schemaPath:
										"fields/textarea.schema.json/properties/label/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: V.properties.label,
									data: p,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
						} else {
							const n = {
								instancePath: a + "/label",
								schemaPath: "fields/textarea.schema.json/properties/label/type",
								keyword: "type",
								params: { type: "string" },
								schema: V.properties.label.type,
								parentSchema: V.properties.label,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					}
					if (t.hint !== void 0 && m.call(t, "hint")) {
						const p = t.hint;
						if (typeof p == "string") {
							if (f(p) < 1) {
								const n = {
									instancePath: a + "/hint",
									schemaPath:
										"fields/textarea.schema.json/properties/hint/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: V.properties.hint,
									data: p,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
						} else {
							const n = {
								instancePath: a + "/hint",
								schemaPath: "fields/textarea.schema.json/properties/hint/type",
								keyword: "type",
								params: { type: "string" },
								schema: V.properties.hint.type,
								parentSchema: V.properties.hint,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					}
					const i = t.required;
					if (typeof i != "boolean") {
						const p = {
							instancePath: a + "/required",
							schemaPath:
								"fields/textarea.schema.json/properties/required/type",
							keyword: "type",
							params: { type: "boolean" },
							schema: V.properties.required.type,
							parentSchema: V.properties.required,
							data: i,
						};
						e === null ? (e = [p]) : e.push(p), r++;
					}
					if (t.missing !== void 0 && m.call(t, "missing")) {
						const p = t.missing;
						if (typeof p == "string") {
							if (f(p) < 1) {
								const n = {
									instancePath: a + "/missing",
									schemaPath:
										"fields/textarea.schema.json/properties/missing/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: V.properties.missing,
									data: p,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
						} else {
							const n = {
								instancePath: a + "/missing",
								schemaPath:
									"fields/textarea.schema.json/properties/missing/type",
								keyword: "type",
								params: { type: "string" },
								schema: V.properties.missing.type,
								parentSchema: V.properties.missing,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					}
					if (t.autocomplete !== void 0 && m.call(t, "autocomplete")) {
						const p = t.autocomplete;
						if (typeof p == "string") {
							if (f(p) < 1) {
								const n = {
									instancePath: a + "/autocomplete",
									schemaPath:
										"fields/textarea.schema.json/properties/autocomplete/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: V.properties.autocomplete,
									data: p,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
						} else {
							const n = {
								instancePath: a + "/autocomplete",
								schemaPath:
									"fields/textarea.schema.json/properties/autocomplete/type",
								keyword: "type",
								params: { type: "string" },
								schema: V.properties.autocomplete.type,
								parentSchema: V.properties.autocomplete,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					}
					if (t.maxLength !== void 0 && m.call(t, "maxLength")) {
						const p = t.maxLength;
						if (
							!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))
						) {
							const n = {
								instancePath: a + "/maxLength",
								schemaPath:
									"fields/textarea.schema.json/properties/maxLength/type",
								keyword: "type",
								params: { type: "integer" },
								schema: V.properties.maxLength.type,
								parentSchema: V.properties.maxLength,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
						if (typeof p == "number" && isFinite(p)) {
							if (p > 1e5 || isNaN(p)) {
								const n = {
									instancePath: a + "/maxLength",
									schemaPath:
										"fields/textarea.schema.json/properties/maxLength/maximum",
									keyword: "maximum",
									params: { comparison: "<=", limit: 1e5 },
									schema: 1e5,
									parentSchema: V.properties.maxLength,
									data: p,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
							if (p < 1 || isNaN(p)) {
								const n = {
									instancePath: a + "/maxLength",
									schemaPath:
										"fields/textarea.schema.json/properties/maxLength/minimum",
									keyword: "minimum",
									params: { comparison: ">=", limit: 1 },
									schema: 1,
									parentSchema: V.properties.maxLength,
									data: p,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
						}
					}
					const s = t.rows;
					if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
						const p = {
							instancePath: a + "/rows",
							schemaPath: "fields/textarea.schema.json/properties/rows/type",
							keyword: "type",
							params: { type: "integer" },
							schema: V.properties.rows.type,
							parentSchema: V.properties.rows,
							data: s,
						};
						e === null ? (e = [p]) : e.push(p), r++;
					}
					if (typeof s == "number" && isFinite(s)) {
						if (s > 40 || isNaN(s)) {
							const p = {
								instancePath: a + "/rows",
								schemaPath:
									"fields/textarea.schema.json/properties/rows/maximum",
								keyword: "maximum",
								params: { comparison: "<=", limit: 40 },
								schema: 40,
								parentSchema: V.properties.rows,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (s < 2 || isNaN(s)) {
							const p = {
								instancePath: a + "/rows",
								schemaPath:
									"fields/textarea.schema.json/properties/rows/minimum",
								keyword: "minimum",
								params: { comparison: ">=", limit: 2 },
								schema: 2,
								parentSchema: V.properties.rows,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
				} else {
					const i = {
						instancePath: a,
						schemaPath: "fields/textarea.schema.json/type",
						keyword: "type",
						params: { type: "object" },
						schema: V.type,
						parentSchema: V,
						data: t,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			else if (o === "select")
				if (t && typeof t == "object" && !Array.isArray(t)) {
					if (
						(t.required === void 0 && (t.required = !1),
						t.type === void 0 || !m.call(t, "type"))
					) {
						const s = {
							instancePath: a,
							schemaPath: "fields/select.schema.json/required",
							keyword: "required",
							params: { missingProperty: "type" },
							schema: F.required,
							parentSchema: F,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.name === void 0 || !m.call(t, "name")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/select.schema.json/required",
							keyword: "required",
							params: { missingProperty: "name" },
							schema: F.required,
							parentSchema: F,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.label === void 0 || !m.call(t, "label")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/select.schema.json/required",
							keyword: "required",
							params: { missingProperty: "label" },
							schema: F.required,
							parentSchema: F,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					for (const s of Object.keys(t))
						if (
							!(
								s === "type" ||
								s === "name" ||
								s === "label" ||
								s === "hint" ||
								s === "required" ||
								s === "missing" ||
								s === "options" ||
								s === "empty" ||
								q.test(s)
							)
						) {
							const p = {
								instancePath: a,
								schemaPath: "fields/select.schema.json/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: s },
								schema: !1,
								parentSchema: F,
								data: t,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					if (t.type !== void 0 && m.call(t, "type")) {
						const s = t.type;
						if (typeof s != "string") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/select.schema.json/properties/type/type",
								keyword: "type",
								params: { type: "string" },
								schema: F.properties.type.type,
								parentSchema: F.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (s !== "select") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/select.schema.json/properties/type/const",
								keyword: "const",
								params: { allowedValue: "select" },
								schema: "select",
								parentSchema: F.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.name !== void 0 && m.call(t, "name")) {
						const s = t.name;
						if (typeof s == "string") {
							if (f(s) > 64) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/select.schema.json/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 64 },
									schema: 64,
									parentSchema: F.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
							if (!Fe.test(s)) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/select.schema.json/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" },
									schema: "^[A-Za-z][A-Za-z0-9_-]*$",
									parentSchema: F.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/name",
								schemaPath: "fields/select.schema.json/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								schema: F.properties.name.type,
								parentSchema: F.properties.name,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.label !== void 0 && m.call(t, "label")) {
						const s = t.label;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/label",
									schemaPath:
										"fields/select.schema.json/properties/label/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: F.properties.label,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/label",
								schemaPath: "fields/select.schema.json/properties/label/type",
								keyword: "type",
								params: { type: "string" },
								schema: F.properties.label.type,
								parentSchema: F.properties.label,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.hint !== void 0 && m.call(t, "hint")) {
						const s = t.hint;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/hint",
									schemaPath:
										"fields/select.schema.json/properties/hint/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: F.properties.hint,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/hint",
								schemaPath: "fields/select.schema.json/properties/hint/type",
								keyword: "type",
								params: { type: "string" },
								schema: F.properties.hint.type,
								parentSchema: F.properties.hint,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					const i = t.required;
					if (typeof i != "boolean") {
						const s = {
							instancePath: a + "/required",
							schemaPath: "fields/select.schema.json/properties/required/type",
							keyword: "type",
							params: { type: "boolean" },
							schema: F.properties.required.type,
							parentSchema: F.properties.required,
							data: i,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.missing !== void 0 && m.call(t, "missing")) {
						const s = t.missing;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/missing",
									schemaPath:
										"fields/select.schema.json/properties/missing/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: F.properties.missing,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/missing",
								schemaPath: "fields/select.schema.json/properties/missing/type",
								keyword: "type",
								params: { type: "string" },
								schema: F.properties.missing.type,
								parentSchema: F.properties.missing,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.options !== void 0 && m.call(t, "options")) {
						const s = t.options;
						if (Array.isArray(s)) {
							if (s.length > 100) {
								const n = {
									instancePath: a + "/options",
									schemaPath:
										"fields/select.schema.json/properties/options/maxItems",
									keyword: "maxItems",
									params: { limit: 100 },
									schema: 100,
									parentSchema: F.properties.options,
									data: s,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
							if (s.length < 1) {
								const n = {
									instancePath: a + "/options",
									schemaPath:
										"fields/select.schema.json/properties/options/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									schema: 1,
									parentSchema: F.properties.options,
									data: s,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
							const p = s.length;
							for (let n = 0; n < p; n++) {
								const l = s[n];
								if (l && typeof l == "object" && !Array.isArray(l)) {
									if (l.value === void 0 || !m.call(l, "value")) {
										const h = {
											instancePath: a + "/options/" + n,
											schemaPath:
												"fields/select.schema.json/properties/options/items/required",
											keyword: "required",
											params: { missingProperty: "value" },
											schema: F.properties.options.items.required,
											parentSchema: F.properties.options.items,
											data: l,
										};
										e === null ? (e = [h]) : e.push(h), r++;
									}
									if (l.label === void 0 || !m.call(l, "label")) {
										const h = {
											instancePath: a + "/options/" + n,
											schemaPath:
												"fields/select.schema.json/properties/options/items/required",
											keyword: "required",
											params: { missingProperty: "label" },
											schema: F.properties.options.items.required,
											parentSchema: F.properties.options.items,
											data: l,
										};
										e === null ? (e = [h]) : e.push(h), r++;
									}
									for (const h of Object.keys(l))
										if (!(h === "value" || h === "label" || q.test(h))) {
											const d = {
												instancePath: a + "/options/" + n,
												schemaPath:
													"fields/select.schema.json/properties/options/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: h },
												schema: !1,
												parentSchema: F.properties.options.items,
												data: l,
											};
											e === null ? (e = [d]) : e.push(d), r++;
										}
									if (l.value !== void 0 && m.call(l, "value")) {
										const h = l.value;
										if (typeof h == "string") {
											if (f(h) < 1) {
												const d = {
													instancePath: a + "/options/" + n + "/value",
													schemaPath:
														"fields/select.schema.json/properties/options/items/properties/value/minLength",
													keyword: "minLength",
													params: { limit: 1 },
													schema: 1,
													parentSchema:
														F.properties.options.items.properties.value,
													data: h,
												};
												e === null ? (e = [d]) : e.push(d), r++;
											}
										} else {
											const d = {
												instancePath: a + "/options/" + n + "/value",
												schemaPath:
													"fields/select.schema.json/properties/options/items/properties/value/type",
												keyword: "type",
												params: { type: "string" },
												schema:
													F.properties.options.items.properties.value.type,
												parentSchema:
													F.properties.options.items.properties.value,
												data: h,
											};
											e === null ? (e = [d]) : e.push(d), r++;
										}
									}
									if (l.label !== void 0 && m.call(l, "label")) {
										const h = l.label;
										if (typeof h == "string") {
											if (f(h) < 1) {
												const d = {
													instancePath: a + "/options/" + n + "/label",
													schemaPath:
														"fields/select.schema.json/properties/options/items/properties/label/minLength",
													keyword: "minLength",
													params: { limit: 1 },
													schema: 1,
													parentSchema:
														F.properties.options.items.properties.label,
													data: h,
												};
												e === null ? (e = [d]) : e.push(d), r++;
											}
										} else {
											const d = {
												instancePath: a + "/options/" + n + "/label",
												schemaPath:
													"fields/select.schema.json/properties/options/items/properties/label/type",
												keyword: "type",
												params: { type: "string" },
												schema:
													F.properties.options.items.properties.label.type,
												parentSchema:
													F.properties.options.items.properties.label,
												data: h,
											};
											e === null ? (e = [d]) : e.push(d), r++;
										}
									}
								} else {
									const h = {
										instancePath: a + "/options/" + n,
										schemaPath:
											"fields/select.schema.json/properties/options/items/type",
										keyword: "type",
										params: { type: "object" },
										schema: F.properties.options.items.type,
										parentSchema: F.properties.options.items,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							}
						} else {
							const p = {
								instancePath: a + "/options",
								schemaPath: "fields/select.schema.json/properties/options/type",
								keyword: "type",
								params: { type: "array" },
								schema: F.properties.options.type,
								parentSchema: F.properties.options,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.empty !== void 0 && m.call(t, "empty")) {
						const s = t.empty;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/empty",
									schemaPath:
										"fields/select.schema.json/properties/empty/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: F.properties.empty,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/empty",
								schemaPath: "fields/select.schema.json/properties/empty/type",
								keyword: "type",
								params: { type: "string" },
								schema: F.properties.empty.type,
								parentSchema: F.properties.empty,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
				} else {
					const i = {
						instancePath: a,
						schemaPath: "fields/select.schema.json/type",
						keyword: "type",
						params: { type: "object" },
						schema: F.type,
						parentSchema: F,
						data: t,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			else if (o === "radio")
				if (t && typeof t == "object" && !Array.isArray(t)) {
					if (
						(t.required === void 0 && (t.required = !1),
						t.type === void 0 || !m.call(t, "type"))
					) {
						const s = {
							instancePath: a,
							schemaPath: "fields/radio.schema.json/required",
							keyword: "required",
							params: { missingProperty: "type" },
							schema: E.required,
							parentSchema: E,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.name === void 0 || !m.call(t, "name")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/radio.schema.json/required",
							keyword: "required",
							params: { missingProperty: "name" },
							schema: E.required,
							parentSchema: E,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.label === void 0 || !m.call(t, "label")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/radio.schema.json/required",
							keyword: "required",
							params: { missingProperty: "label" },
							schema: E.required,
							parentSchema: E,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					for (const s of Object.keys(t))
						if (
							!(
								s === "type" ||
								s === "name" ||
								s === "label" ||
								s === "hint" ||
								s === "required" ||
								s === "missing" ||
								s === "options" ||
								q.test(s)
							)
						) {
							const p = {
								instancePath: a,
								schemaPath: "fields/radio.schema.json/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: s },
								schema: !1,
								parentSchema: E,
								data: t,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					if (t.type !== void 0 && m.call(t, "type")) {
						const s = t.type;
						if (typeof s != "string") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/radio.schema.json/properties/type/type",
								keyword: "type",
								params: { type: "string" },
								schema: E.properties.type.type,
								parentSchema: E.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (s !== "radio") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/radio.schema.json/properties/type/const",
								keyword: "const",
								params: { allowedValue: "radio" },
								schema: "radio",
								parentSchema: E.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.name !== void 0 && m.call(t, "name")) {
						const s = t.name;
						if (typeof s == "string") {
							if (f(s) > 64) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/radio.schema.json/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 64 },
									schema: 64,
									parentSchema: E.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
							if (!Fe.test(s)) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/radio.schema.json/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" },
									schema: "^[A-Za-z][A-Za-z0-9_-]*$",
									parentSchema: E.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/name",
								schemaPath: "fields/radio.schema.json/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								schema: E.properties.name.type,
								parentSchema: E.properties.name,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.label !== void 0 && m.call(t, "label")) {
						const s = t.label;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/label",
									schemaPath:
										"fields/radio.schema.json/properties/label/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: E.properties.label,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/label",
								schemaPath: "fields/radio.schema.json/properties/label/type",
								keyword: "type",
								params: { type: "string" },
								schema: E.properties.label.type,
								parentSchema: E.properties.label,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.hint !== void 0 && m.call(t, "hint")) {
						const s = t.hint;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/hint",
									schemaPath:
										"fields/radio.schema.json/properties/hint/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: E.properties.hint,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/hint",
								schemaPath: "fields/radio.schema.json/properties/hint/type",
								keyword: "type",
								params: { type: "string" },
								schema: E.properties.hint.type,
								parentSchema: E.properties.hint,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					const i = t.required;
					if (typeof i != "boolean") {
						const s = {
							instancePath: a + "/required",
							schemaPath: "fields/radio.schema.json/properties/required/type",
							keyword: "type",
							params: { type: "boolean" },
							schema: E.properties.required.type,
							parentSchema: E.properties.required,
							data: i,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.missing !== void 0 && m.call(t, "missing")) {
						const s = t.missing;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/missing",
									schemaPath:
										"fields/radio.schema.json/properties/missing/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: E.properties.missing,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/missing",
								schemaPath: "fields/radio.schema.json/properties/missing/type",
								keyword: "type",
								params: { type: "string" },
								schema: E.properties.missing.type,
								parentSchema: E.properties.missing,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.options !== void 0 && m.call(t, "options")) {
						const s = t.options;
						if (Array.isArray(s)) {
							if (s.length > 100) {
								const n = {
									instancePath: a + "/options",
									schemaPath:
										"fields/radio.schema.json/properties/options/maxItems",
									keyword: "maxItems",
									params: { limit: 100 },
									schema: 100,
									parentSchema: E.properties.options,
									data: s,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
							if (s.length < 1) {
								const n = {
									instancePath: a + "/options",
									schemaPath:
										"fields/radio.schema.json/properties/options/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									schema: 1,
									parentSchema: E.properties.options,
									data: s,
								};
								e === null ? (e = [n]) : e.push(n), r++;
							}
							const p = s.length;
							for (let n = 0; n < p; n++) {
								const l = s[n];
								if (l && typeof l == "object" && !Array.isArray(l)) {
									if (l.value === void 0 || !m.call(l, "value")) {
										const h = {
											instancePath: a + "/options/" + n,
											schemaPath:
												"fields/radio.schema.json/properties/options/items/required",
											keyword: "required",
											params: { missingProperty: "value" },
											schema: E.properties.options.items.required,
											parentSchema: E.properties.options.items,
											data: l,
										};
										e === null ? (e = [h]) : e.push(h), r++;
									}
									if (l.label === void 0 || !m.call(l, "label")) {
										const h = {
											instancePath: a + "/options/" + n,
											schemaPath:
												"fields/radio.schema.json/properties/options/items/required",
											keyword: "required",
											params: { missingProperty: "label" },
											schema: E.properties.options.items.required,
											parentSchema: E.properties.options.items,
											data: l,
										};
										e === null ? (e = [h]) : e.push(h), r++;
									}
									for (const h of Object.keys(l))
										if (!(h === "value" || h === "label" || q.test(h))) {
											const d = {
												instancePath: a + "/options/" + n,
												schemaPath:
													"fields/radio.schema.json/properties/options/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: h },
												schema: !1,
												parentSchema: E.properties.options.items,
												data: l,
											};
											e === null ? (e = [d]) : e.push(d), r++;
										}
									if (l.value !== void 0 && m.call(l, "value")) {
										const h = l.value;
										if (typeof h == "string") {
											if (f(h) < 1) {
												const d = {
													instancePath: a + "/options/" + n + "/value",
													schemaPath:
														"fields/radio.schema.json/properties/options/items/properties/value/minLength",
													keyword: "minLength",
													params: { limit: 1 },
													schema: 1,
													parentSchema:
														E.properties.options.items.properties.value,
													data: h,
												};
												e === null ? (e = [d]) : e.push(d), r++;
											}
										} else {
											const d = {
												instancePath: a + "/options/" + n + "/value",
												schemaPath:
													"fields/radio.schema.json/properties/options/items/properties/value/type",
												keyword: "type",
												params: { type: "string" },
												schema:
													E.properties.options.items.properties.value.type,
												parentSchema:
													E.properties.options.items.properties.value,
												data: h,
											};
											e === null ? (e = [d]) : e.push(d), r++;
										}
									}
									if (l.label !== void 0 && m.call(l, "label")) {
										const h = l.label;
										if (typeof h == "string") {
											if (f(h) < 1) {
												const d = {
													instancePath: a + "/options/" + n + "/label",
													schemaPath:
														"fields/radio.schema.json/properties/options/items/properties/label/minLength",
													keyword: "minLength",
													params: { limit: 1 },
													schema: 1,
													parentSchema:
														E.properties.options.items.properties.label,
													data: h,
												};
												e === null ? (e = [d]) : e.push(d), r++;
											}
										} else {
											const d = {
												instancePath: a + "/options/" + n + "/label",
												schemaPath:
													"fields/radio.schema.json/properties/options/items/properties/label/type",
												keyword: "type",
												params: { type: "string" },
												schema:
													E.properties.options.items.properties.label.type,
												parentSchema:
													E.properties.options.items.properties.label,
												data: h,
											};
											e === null ? (e = [d]) : e.push(d), r++;
										}
									}
								} else {
									const h = {
										instancePath: a + "/options/" + n,
										schemaPath:
											"fields/radio.schema.json/properties/options/items/type",
										keyword: "type",
										params: { type: "object" },
										schema: E.properties.options.items.type,
										parentSchema: E.properties.options.items,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							}
						} else {
							const p = {
								instancePath: a + "/options",
								schemaPath: "fields/radio.schema.json/properties/options/type",
								keyword: "type",
								params: { type: "array" },
								schema: E.properties.options.type,
								parentSchema: E.properties.options,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
				} else {
					const i = {
						instancePath: a,
						schemaPath: "fields/radio.schema.json/type",
						keyword: "type",
						params: { type: "object" },
						schema: E.type,
						parentSchema: E,
						data: t,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			else if (o === "checkbox")
				if (t && typeof t == "object" && !Array.isArray(t)) {
					if (
						(t.required === void 0 && (t.required = !1),
						t.type === void 0 || !m.call(t, "type"))
					) {
						const s = {
							instancePath: a,
							schemaPath: "fields/checkbox.schema.json/required",
							keyword: "required",
							params: { missingProperty: "type" },
							schema: re.required,
							parentSchema: re,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.name === void 0 || !m.call(t, "name")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/checkbox.schema.json/required",
							keyword: "required",
							params: { missingProperty: "name" },
							schema: re.required,
							parentSchema: re,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.label === void 0 || !m.call(t, "label")) {
						const s = {
							instancePath: a,
							schemaPath: "fields/checkbox.schema.json/required",
							keyword: "required",
							params: { missingProperty: "label" },
							schema: re.required,
							parentSchema: re,
							data: t,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					for (const s of Object.keys(t))
						if (
							!(
								s === "type" ||
								s === "name" ||
								s === "label" ||
								s === "hint" ||
								s === "required" ||
								s === "missing" ||
								q.test(s)
							)
						) {
							const p = {
								instancePath: a,
								schemaPath: "fields/checkbox.schema.json/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: s },
								schema: !1,
								parentSchema: re,
								data: t,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					if (t.type !== void 0 && m.call(t, "type")) {
						const s = t.type;
						if (typeof s != "string") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/checkbox.schema.json/properties/type/type",
								keyword: "type",
								params: { type: "string" },
								schema: re.properties.type.type,
								parentSchema: re.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
						if (s !== "checkbox") {
							const p = {
								instancePath: a + "/type",
								schemaPath: "fields/checkbox.schema.json/properties/type/const",
								keyword: "const",
								params: { allowedValue: "checkbox" },
								schema: "checkbox",
								parentSchema: re.properties.type,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.name !== void 0 && m.call(t, "name")) {
						const s = t.name;
						if (typeof s == "string") {
							if (f(s) > 64) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/checkbox.schema.json/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 64 },
									schema: 64,
									parentSchema: re.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
							if (!Fe.test(s)) {
								const p = {
									instancePath: a + "/name",
									schemaPath:
										"fields/checkbox.schema.json/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" },
									schema: "^[A-Za-z][A-Za-z0-9_-]*$",
									parentSchema: re.properties.name,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/name",
								schemaPath: "fields/checkbox.schema.json/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								schema: re.properties.name.type,
								parentSchema: re.properties.name,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.label !== void 0 && m.call(t, "label")) {
						const s = t.label;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/label",
									schemaPath:
										"fields/checkbox.schema.json/properties/label/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: re.properties.label,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/label",
								schemaPath: "fields/checkbox.schema.json/properties/label/type",
								keyword: "type",
								params: { type: "string" },
								schema: re.properties.label.type,
								parentSchema: re.properties.label,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					if (t.hint !== void 0 && m.call(t, "hint")) {
						const s = t.hint;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/hint",
									schemaPath:
										"fields/checkbox.schema.json/properties/hint/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: re.properties.hint,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/hint",
								schemaPath: "fields/checkbox.schema.json/properties/hint/type",
								keyword: "type",
								params: { type: "string" },
								schema: re.properties.hint.type,
								parentSchema: re.properties.hint,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
					const i = t.required;
					if (typeof i != "boolean") {
						const s = {
							instancePath: a + "/required",
							schemaPath:
								"fields/checkbox.schema.json/properties/required/type",
							keyword: "type",
							params: { type: "boolean" },
							schema: re.properties.required.type,
							parentSchema: re.properties.required,
							data: i,
						};
						e === null ? (e = [s]) : e.push(s), r++;
					}
					if (t.missing !== void 0 && m.call(t, "missing")) {
						const s = t.missing;
						if (typeof s == "string") {
							if (f(s) < 1) {
								const p = {
									instancePath: a + "/missing",
									schemaPath:
										"fields/checkbox.schema.json/properties/missing/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: re.properties.missing,
									data: s,
								};
								e === null ? (e = [p]) : e.push(p), r++;
							}
						} else {
							const p = {
								instancePath: a + "/missing",
								schemaPath:
									"fields/checkbox.schema.json/properties/missing/type",
								keyword: "type",
								params: { type: "string" },
								schema: re.properties.missing.type,
								parentSchema: re.properties.missing,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					}
				} else {
					const i = {
						instancePath: a,
						schemaPath: "fields/checkbox.schema.json/type",
						keyword: "type",
						params: { type: "object" },
						schema: re.type,
						parentSchema: re,
						data: t,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			else {
				const i = {
					instancePath: a,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: { error: "mapping", tag: "type", tagValue: o },
					schema: $e.discriminator,
					parentSchema: $e,
					data: t,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		else {
			const i = {
				instancePath: a,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: { error: "tag", tag: "type", tagValue: o },
				schema: $e.discriminator,
				parentSchema: $e,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: $e.type,
			parentSchema: $e,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((Ft.errors = e), r === 0);
}
var Te = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Provider",
		description:
			'Who takes what the form sends. Its "type" says which settings it has.',
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of provider.",
				type: "string",
			},
		},
		required: ["type"],
		discriminator: { propertyName: "type" },
		oneOf: [
			{ $ref: "providers/emailjs.schema.json" },
			{ $ref: "providers/post.schema.json" },
		],
	},
	O = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "EmailJS",
		description:
			"Sends the form through the EmailJS service with its browser client.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of provider.",
				type: "string",
				const: "emailjs",
				examples: ["emailjs"],
			},
			origin: {
				title: "Origin",
				description: "Scheme and host of the service.",
				type: "string",
				pattern: "^https://[A-Za-z0-9.-]+(:[0-9]+)?$",
				default: "https://api.emailjs.com",
				examples: ["https://api.emailjs.com"],
			},
			publicKey: {
				title: "Public key",
				description: "The public key of the account.",
				type: "string",
				minLength: 1,
				examples: ["public_key"],
			},
			serviceId: {
				title: "Service id",
				description: "The id of the e-mail service.",
				type: "string",
				minLength: 1,
				examples: ["service_id"],
			},
			templateId: {
				title: "Template id",
				description: "The id of the e-mail template.",
				type: "string",
				minLength: 1,
				examples: ["template_id"],
			},
			blockHeadless: {
				title: "Block headless browsers",
				description: "Refuse automated browsers with 451.",
				type: "boolean",
				default: !1,
				examples: [!0],
			},
			blockList: {
				title: "Block list",
				description:
					"Refuse an enquiry with 403 when a field holds a listed value.",
				type: "object",
				properties: {
					watchVariable: {
						title: "Watched field",
						description: "The name of the field.",
						type: "string",
						minLength: 1,
						examples: ["from_email"],
					},
					list: {
						title: "List",
						description: "The refused values.",
						type: "array",
						items: { type: "string" },
						maxItems: 1e3,
					},
				},
				patternProperties: { "^\\$(schema|comment)$": {} },
				required: ["watchVariable", "list"],
				additionalProperties: !1,
			},
			throttle: {
				title: "Throttle",
				description:
					"The least time between two enquiries; 0 switches it off. In milliseconds.",
				type: "number",
				minimum: 0,
				default: 0,
				examples: [1e4],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "publicKey", "serviceId", "templateId"],
		additionalProperties: !1,
		examples: [
			{
				type: "emailjs",
				publicKey: "public_key",
				serviceId: "service_id",
				templateId: "template_id",
			},
		],
	},
	he = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Plain POST",
		description:
			"Sends the form as multipart form data to an address of yours.",
		type: "object",
		properties: {
			type: {
				title: "Type",
				description: "The kind of provider.",
				type: "string",
				const: "post",
				examples: ["post"],
			},
			origin: {
				title: "Origin",
				description: "Scheme and host of the endpoint.",
				type: "string",
				pattern: "^https://[A-Za-z0-9.-]+(:[0-9]+)?$",
				examples: ["https://forms.example.com"],
			},
			path: {
				title: "Path",
				description: "The path of the endpoint.",
				type: "string",
				pattern: "^/[A-Za-z0-9/._~-]*$",
				examples: ["/enquiries"],
			},
		},
		patternProperties: { "^\\$(schema|comment)$": {} },
		required: ["type", "origin", "path"],
		additionalProperties: !1,
		examples: [
			{ type: "post", origin: "https://forms.example.com", path: "/enquiries" },
		],
	},
	Jt = /^https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?$/u,
	ar = /^\/[A-Za-z0-9/._~-]*$/u;
function Ht(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (t.type === void 0 || !m.call(t, "type")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: Te.required,
				parentSchema: Te,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.type !== void 0 && m.call(t, "type")) {
			const i = t.type;
			if (typeof i != "string") {
				const s = {
					instancePath: a + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					schema: Te.properties.type.type,
					parentSchema: Te.properties.type,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.type;
		if (typeof o == "string")
			if (o === "emailjs")
				if (t && typeof t == "object" && !Array.isArray(t)) {
					if (
						(t.origin === void 0 && (t.origin = "https://api.emailjs.com"),
						t.blockHeadless === void 0 && (t.blockHeadless = !1),
						t.throttle === void 0 && (t.throttle = 0),
						t.type === void 0 || !m.call(t, "type"))
					) {
						const n = {
							instancePath: a,
							schemaPath: "providers/emailjs.schema.json/required",
							keyword: "required",
							params: { missingProperty: "type" },
							schema: O.required,
							parentSchema: O,
							data: t,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
					if (t.publicKey === void 0 || !m.call(t, "publicKey")) {
						const n = {
							instancePath: a,
							schemaPath: "providers/emailjs.schema.json/required",
							keyword: "required",
							params: { missingProperty: "publicKey" },
							schema: O.required,
							parentSchema: O,
							data: t,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
					if (t.serviceId === void 0 || !m.call(t, "serviceId")) {
						const n = {
							instancePath: a,
							schemaPath: "providers/emailjs.schema.json/required",
							keyword: "required",
							params: { missingProperty: "serviceId" },
							schema: O.required,
							parentSchema: O,
							data: t,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
					if (t.templateId === void 0 || !m.call(t, "templateId")) {
						const n = {
							instancePath: a,
							schemaPath: "providers/emailjs.schema.json/required",
							keyword: "required",
							params: { missingProperty: "templateId" },
							schema: O.required,
							parentSchema: O,
							data: t,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
					for (const n of Object.keys(t))
						if (
							!(
								n === "type" ||
								n === "origin" ||
								n === "publicKey" ||
								n === "serviceId" ||
								n === "templateId" ||
								n === "blockHeadless" ||
								n === "blockList" ||
								n === "throttle" ||
								q.test(n)
							)
						) {
							const l = {
								instancePath: a,
								schemaPath:
									"providers/emailjs.schema.json/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: n },
								schema: !1,
								parentSchema: O,
								data: t,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
					if (t.type !== void 0 && m.call(t, "type")) {
						const n = t.type;
						if (typeof n != "string") {
							const l = {
								instancePath: a + "/type",
								schemaPath:
									"providers/emailjs.schema.json/properties/type/type",
								keyword: "type",
								params: { type: "string" },
								schema: O.properties.type.type,
								parentSchema: O.properties.type,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
						if (n !== "emailjs") {
							const l = {
								instancePath: a + "/type",
								schemaPath:
									"providers/emailjs.schema.json/properties/type/const",
								keyword: "const",
								params: { allowedValue: "emailjs" },
								schema: "emailjs",
								parentSchema: O.properties.type,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
					}
					const i = t.origin;
					if (typeof i == "string") {
						if (!Jt.test(i)) {
							const n = {
								instancePath: a + "/origin",
								schemaPath:
									"providers/emailjs.schema.json/properties/origin/pattern",
								keyword: "pattern",
								params: { pattern: "^https://[A-Za-z0-9.-]+(:[0-9]+)?$" },
								schema: "^https://[A-Za-z0-9.-]+(:[0-9]+)?$",
								parentSchema: O.properties.origin,
								data: i,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					} else {
						const n = {
							instancePath: a + "/origin",
							schemaPath:
								"providers/emailjs.schema.json/properties/origin/type",
							keyword: "type",
							params: { type: "string" },
							schema: O.properties.origin.type,
							parentSchema: O.properties.origin,
							data: i,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
					if (t.publicKey !== void 0 && m.call(t, "publicKey")) {
						const n = t.publicKey;
						if (typeof n == "string") {
							if (f(n) < 1) {
								const l = {
									instancePath: a + "/publicKey",
									schemaPath:
										"providers/emailjs.schema.json/properties/publicKey/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: O.properties.publicKey,
									data: n,
								};
								e === null ? (e = [l]) : e.push(l), r++;
							}
						} else {
							const l = {
								instancePath: a + "/publicKey",
								schemaPath:
									"providers/emailjs.schema.json/properties/publicKey/type",
								keyword: "type",
								params: { type: "string" },
								schema: O.properties.publicKey.type,
								parentSchema: O.properties.publicKey,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
					}
					if (t.serviceId !== void 0 && m.call(t, "serviceId")) {
						const n = t.serviceId;
						if (typeof n == "string") {
							if (f(n) < 1) {
								const l = {
									instancePath: a + "/serviceId",
									schemaPath:
										"providers/emailjs.schema.json/properties/serviceId/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: O.properties.serviceId,
									data: n,
								};
								e === null ? (e = [l]) : e.push(l), r++;
							}
						} else {
							const l = {
								instancePath: a + "/serviceId",
								schemaPath:
									"providers/emailjs.schema.json/properties/serviceId/type",
								keyword: "type",
								params: { type: "string" },
								schema: O.properties.serviceId.type,
								parentSchema: O.properties.serviceId,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
					}
					if (t.templateId !== void 0 && m.call(t, "templateId")) {
						const n = t.templateId;
						if (typeof n == "string") {
							if (f(n) < 1) {
								const l = {
									instancePath: a + "/templateId",
									schemaPath:
										"providers/emailjs.schema.json/properties/templateId/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									schema: 1,
									parentSchema: O.properties.templateId,
									data: n,
								};
								e === null ? (e = [l]) : e.push(l), r++;
							}
						} else {
							const l = {
								instancePath: a + "/templateId",
								schemaPath:
									"providers/emailjs.schema.json/properties/templateId/type",
								keyword: "type",
								params: { type: "string" },
								schema: O.properties.templateId.type,
								parentSchema: O.properties.templateId,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
					}
					const s = t.blockHeadless;
					if (typeof s != "boolean") {
						const n = {
							instancePath: a + "/blockHeadless",
							schemaPath:
								"providers/emailjs.schema.json/properties/blockHeadless/type",
							keyword: "type",
							params: { type: "boolean" },
							schema: O.properties.blockHeadless.type,
							parentSchema: O.properties.blockHeadless,
							data: s,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
					if (t.blockList !== void 0 && m.call(t, "blockList")) {
						const n = t.blockList;
						if (n && typeof n == "object" && !Array.isArray(n)) {
							if (n.watchVariable === void 0 || !m.call(n, "watchVariable")) {
								const l = {
									instancePath: a + "/blockList",
									schemaPath:
										"providers/emailjs.schema.json/properties/blockList/required",
									keyword: "required",
									params: { missingProperty: "watchVariable" },
									schema: O.properties.blockList.required,
									parentSchema: O.properties.blockList,
									data: n,
								};
								e === null ? (e = [l]) : e.push(l), r++;
							}
							if (n.list === void 0 || !m.call(n, "list")) {
								const l = {
									instancePath: a + "/blockList",
									schemaPath:
										"providers/emailjs.schema.json/properties/blockList/required",
									keyword: "required",
									params: { missingProperty: "list" },
									schema: O.properties.blockList.required,
									parentSchema: O.properties.blockList,
									data: n,
								};
								e === null ? (e = [l]) : e.push(l), r++;
							}
							for (const l of Object.keys(n))
								if (!(l === "watchVariable" || l === "list" || q.test(l))) {
									const h = {
										instancePath: a + "/blockList",
										schemaPath:
											"providers/emailjs.schema.json/properties/blockList/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: l },
										schema: !1,
										parentSchema: O.properties.blockList,
										data: n,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							if (n.watchVariable !== void 0 && m.call(n, "watchVariable")) {
								const l = n.watchVariable;
								if (typeof l == "string") {
									if (f(l) < 1) {
										const h = {
											instancePath: a + "/blockList/watchVariable",
											schemaPath:
												"providers/emailjs.schema.json/properties/blockList/properties/watchVariable/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											schema: 1,
											parentSchema:
												O.properties.blockList.properties.watchVariable,
											data: l,
										};
										e === null ? (e = [h]) : e.push(h), r++;
									}
								} else {
									const h = {
										instancePath: a + "/blockList/watchVariable",
										schemaPath:
											"providers/emailjs.schema.json/properties/blockList/properties/watchVariable/type",
										keyword: "type",
										params: { type: "string" },
										schema:
											O.properties.blockList.properties.watchVariable.type,
										parentSchema:
											O.properties.blockList.properties.watchVariable,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							}
							if (n.list !== void 0 && m.call(n, "list")) {
								const l = n.list;
								if (Array.isArray(l)) {
									if (l.length > 1e3) {
										const d = {
											instancePath: a + "/blockList/list",
											schemaPath:
												"providers/emailjs.schema.json/properties/blockList/properties/list/maxItems",
											keyword: "maxItems",
											params: { limit: 1e3 },
											schema: 1e3,
											parentSchema: O.properties.blockList.properties.list,
											data: l,
										};
										e === null ? (e = [d]) : e.push(d), r++;
									}
									const h = l.length;
									for (let d = 0; d < h; d++) {
										const k = l[d];
										if (typeof k != "string") {
											const ie = {
												instancePath: a + "/blockList/list/" + d,
												schemaPath:
													"providers/emailjs.schema.json/properties/blockList/properties/list/items/type",
												keyword: "type",
												params: { type: "string" },
												schema:
													O.properties.blockList.properties.list.items.type,
												parentSchema:
													O.properties.blockList.properties.list.items,
												data: k,
											};
											e === null ? (e = [ie]) : e.push(ie), r++;
										}
									}
								} else {
									const h = {
										instancePath: a + "/blockList/list",
										schemaPath:
											"providers/emailjs.schema.json/properties/blockList/properties/list/type",
										keyword: "type",
										params: { type: "array" },
										schema: O.properties.blockList.properties.list.type,
										parentSchema: O.properties.blockList.properties.list,
										data: l,
									};
									e === null ? (e = [h]) : e.push(h), r++;
								}
							}
						} else {
							const l = {
								instancePath: a + "/blockList",
								schemaPath:
									"providers/emailjs.schema.json/properties/blockList/type",
								keyword: "type",
								params: { type: "object" },
								schema: O.properties.blockList.type,
								parentSchema: O.properties.blockList,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
					}
					const p = t.throttle;
					if (typeof p == "number" && isFinite(p)) {
						if (p < 0 || isNaN(p)) {
							const n = {
								instancePath: a + "/throttle",
								schemaPath:
									"providers/emailjs.schema.json/properties/throttle/minimum",
								keyword: "minimum",
								params: { comparison: ">=", limit: 0 },
								schema: 0,
								parentSchema: O.properties.throttle,
								data: p,
							};
							e === null ? (e = [n]) : e.push(n), r++;
						}
					} else {
						const n = {
							instancePath: a + "/throttle",
							schemaPath:
								"providers/emailjs.schema.json/properties/throttle/type",
							keyword: "type",
							params: { type: "number" },
							schema: O.properties.throttle.type,
							parentSchema: O.properties.throttle,
							data: p,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
				} else {
					const i = {
						instancePath: a,
						schemaPath: "providers/emailjs.schema.json/type",
						keyword: "type",
						params: { type: "object" },
						schema: O.type,
						parentSchema: O,
						data: t,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			else if (o === "post")
				if (t && typeof t == "object" && !Array.isArray(t)) {
					if (t.type === void 0 || !m.call(t, "type")) {
						const i = {
							instancePath: a,
							schemaPath: "providers/post.schema.json/required",
							keyword: "required",
							params: { missingProperty: "type" },
							schema: he.required,
							parentSchema: he,
							data: t,
						};
						e === null ? (e = [i]) : e.push(i), r++;
					}
					if (t.origin === void 0 || !m.call(t, "origin")) {
						const i = {
							instancePath: a,
							schemaPath: "providers/post.schema.json/required",
							keyword: "required",
							params: { missingProperty: "origin" },
							schema: he.required,
							parentSchema: he,
							data: t,
						};
						e === null ? (e = [i]) : e.push(i), r++;
					}
					if (t.path === void 0 || !m.call(t, "path")) {
						const i = {
							instancePath: a,
							schemaPath: "providers/post.schema.json/required",
							keyword: "required",
							params: { missingProperty: "path" },
							schema: he.required,
							parentSchema: he,
							data: t,
						};
						e === null ? (e = [i]) : e.push(i), r++;
					}
					for (const i of Object.keys(t))
						if (
							!(i === "type" || i === "origin" || i === "path" || q.test(i))
						) {
							const s = {
								instancePath: a,
								schemaPath: "providers/post.schema.json/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: i },
								schema: !1,
								parentSchema: he,
								data: t,
							};
							e === null ? (e = [s]) : e.push(s), r++;
						}
					if (t.type !== void 0 && m.call(t, "type")) {
						const i = t.type;
						if (typeof i != "string") {
							const s = {
								instancePath: a + "/type",
								schemaPath: "providers/post.schema.json/properties/type/type",
								keyword: "type",
								params: { type: "string" },
								schema: he.properties.type.type,
								parentSchema: he.properties.type,
								data: i,
							};
							e === null ? (e = [s]) : e.push(s), r++;
						}
						if (i !== "post") {
							const s = {
								instancePath: a + "/type",
								schemaPath: "providers/post.schema.json/properties/type/const",
								keyword: "const",
								params: { allowedValue: "post" },
								schema: "post",
								parentSchema: he.properties.type,
								data: i,
							};
							e === null ? (e = [s]) : e.push(s), r++;
						}
					}
					if (t.origin !== void 0 && m.call(t, "origin")) {
						const i = t.origin;
						if (typeof i == "string") {
							if (!Jt.test(i)) {
								const s = {
									instancePath: a + "/origin",
									schemaPath:
										"providers/post.schema.json/properties/origin/pattern",
									keyword: "pattern",
									params: { pattern: "^https://[A-Za-z0-9.-]+(:[0-9]+)?$" },
									schema: "^https://[A-Za-z0-9.-]+(:[0-9]+)?$",
									parentSchema: he.properties.origin,
									data: i,
								};
								e === null ? (e = [s]) : e.push(s), r++;
							}
						} else {
							const s = {
								instancePath: a + "/origin",
								schemaPath: "providers/post.schema.json/properties/origin/type",
								keyword: "type",
								params: { type: "string" },
								schema: he.properties.origin.type,
								parentSchema: he.properties.origin,
								data: i,
							};
							e === null ? (e = [s]) : e.push(s), r++;
						}
					}
					if (t.path !== void 0 && m.call(t, "path")) {
						const i = t.path;
						if (typeof i == "string") {
							if (!ar.test(i)) {
								const s = {
									instancePath: a + "/path",
									schemaPath:
										"providers/post.schema.json/properties/path/pattern",
									keyword: "pattern",
									params: { pattern: "^/[A-Za-z0-9/._~-]*$" },
									schema: "^/[A-Za-z0-9/._~-]*$",
									parentSchema: he.properties.path,
									data: i,
								};
								e === null ? (e = [s]) : e.push(s), r++;
							}
						} else {
							const s = {
								instancePath: a + "/path",
								schemaPath: "providers/post.schema.json/properties/path/type",
								keyword: "type",
								params: { type: "string" },
								schema: he.properties.path.type,
								parentSchema: he.properties.path,
								data: i,
							};
							e === null ? (e = [s]) : e.push(s), r++;
						}
					}
				} else {
					const i = {
						instancePath: a,
						schemaPath: "providers/post.schema.json/type",
						keyword: "type",
						params: { type: "object" },
						schema: he.type,
						parentSchema: he,
						data: t,
					};
					e === null ? (e = [i]) : e.push(i), r++;
				}
			else {
				const i = {
					instancePath: a,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: { error: "mapping", tag: "type", tagValue: o },
					schema: Te.discriminator,
					parentSchema: Te,
					data: t,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		else {
			const i = {
				instancePath: a,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: { error: "tag", tag: "type", tagValue: o },
				schema: Te.discriminator,
				parentSchema: Te,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: Te.type,
			parentSchema: Te,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((Ht.errors = e), r === 0);
}
function Ot(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.timeLimit === void 0 && (t.timeLimit = 3e4),
			t.title === void 0 || !m.call(t, "title"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				schema: A.required,
				parentSchema: A,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.fields === void 0 || !m.call(t, "fields")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fields" },
				schema: A.required,
				parentSchema: A,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.submit === void 0 || !m.call(t, "submit")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "submit" },
				schema: A.required,
				parentSchema: A,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.sending === void 0 || !m.call(t, "sending")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sending" },
				schema: A.required,
				parentSchema: A,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.success === void 0 || !m.call(t, "success")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "success" },
				schema: A.required,
				parentSchema: A,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.failure === void 0 || !m.call(t, "failure")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "failure" },
				schema: A.required,
				parentSchema: A,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.withoutScript === void 0 || !m.call(t, "withoutScript")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "withoutScript" },
				schema: A.required,
				parentSchema: A,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.provider === void 0 || !m.call(t, "provider")) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" },
				schema: A.required,
				parentSchema: A,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (!(m.call(A.properties, i) || q.test(i))) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: A,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.title !== void 0 && m.call(t, "title")) {
			const i = t.title;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: A.properties.title,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					schema: A.properties.title.type,
					parentSchema: A.properties.title,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.intro !== void 0 && m.call(t, "intro")) {
			const i = t.intro;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/intro",
						schemaPath: "running-text.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: D,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/intro",
					schemaPath: "running-text.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: D.type,
					parentSchema: D,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.fields !== void 0 && m.call(t, "fields")) {
			const i = t.fields;
			if (Array.isArray(i)) {
				if (i.length > 60) {
					const p = {
						instancePath: a + "/fields",
						schemaPath: "#/properties/fields/maxItems",
						keyword: "maxItems",
						params: { limit: 60 },
						schema: 60,
						parentSchema: A.properties.fields,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				if (i.length < 1) {
					const p = {
						instancePath: a + "/fields",
						schemaPath: "#/properties/fields/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: A.properties.fields,
						data: i,
					};
					e === null ? (e = [p]) : e.push(p), r++;
				}
				const s = i.length;
				for (let p = 0; p < s; p++)
					Ft(i[p], {
						instancePath: a + "/fields/" + p,
						parentData: i,
						parentDataProperty: p,
						rootData: j,
					}) ||
						((e = e === null ? Ft.errors : e.concat(Ft.errors)),
						(r = e.length));
			} else {
				const s = {
					instancePath: a + "/fields",
					schemaPath: "#/properties/fields/type",
					keyword: "type",
					params: { type: "array" },
					schema: A.properties.fields.type,
					parentSchema: A.properties.fields,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.submit !== void 0 && m.call(t, "submit")) {
			const i = t.submit;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/submit",
						schemaPath: "#/properties/submit/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: A.properties.submit,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/submit",
					schemaPath: "#/properties/submit/type",
					keyword: "type",
					params: { type: "string" },
					schema: A.properties.submit.type,
					parentSchema: A.properties.submit,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.sending !== void 0 && m.call(t, "sending")) {
			const i = t.sending;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/sending",
						schemaPath: "#/properties/sending/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: A.properties.sending,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/sending",
					schemaPath: "#/properties/sending/type",
					keyword: "type",
					params: { type: "string" },
					schema: A.properties.sending.type,
					parentSchema: A.properties.sending,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.success !== void 0 && m.call(t, "success")) {
			const i = t.success;
			if (i && typeof i == "object" && !Array.isArray(i)) {
				if (i.message === void 0 || !m.call(i, "message")) {
					const s = {
						instancePath: a + "/success",
						schemaPath: "#/properties/success/required",
						keyword: "required",
						params: { missingProperty: "message" },
						schema: A.properties.success.required,
						parentSchema: A.properties.success,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
				for (const s of Object.keys(i))
					if (!(s === "message" || s === "page" || q.test(s))) {
						const p = {
							instancePath: a + "/success",
							schemaPath: "#/properties/success/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: s },
							schema: !1,
							parentSchema: A.properties.success,
							data: i,
						};
						e === null ? (e = [p]) : e.push(p), r++;
					}
				if (i.message !== void 0 && m.call(i, "message")) {
					const s = i.message;
					if (typeof s == "string") {
						if (f(s) < 1) {
							const p = {
								instancePath: a + "/success/message",
								schemaPath: "#/properties/success/properties/message/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: A.properties.success.properties.message,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					} else {
						const p = {
							instancePath: a + "/success/message",
							schemaPath: "#/properties/success/properties/message/type",
							keyword: "type",
							params: { type: "string" },
							schema: A.properties.success.properties.message.type,
							parentSchema: A.properties.success.properties.message,
							data: s,
						};
						e === null ? (e = [p]) : e.push(p), r++;
					}
				}
				if (i.page !== void 0 && m.call(i, "page")) {
					const s = i.page;
					if (typeof s == "string") {
						if (f(s) < 1) {
							const p = {
								instancePath: a + "/success/page",
								schemaPath: "page-id.schema.json/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: Q,
								data: s,
							};
							e === null ? (e = [p]) : e.push(p), r++;
						}
					} else {
						const p = {
							instancePath: a + "/success/page",
							schemaPath: "page-id.schema.json/type",
							keyword: "type",
							params: { type: "string" },
							schema: Q.type,
							parentSchema: Q,
							data: s,
						};
						e === null ? (e = [p]) : e.push(p), r++;
					}
				}
			} else {
				const s = {
					instancePath: a + "/success",
					schemaPath: "#/properties/success/type",
					keyword: "type",
					params: { type: "object" },
					schema: A.properties.success.type,
					parentSchema: A.properties.success,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.failure !== void 0 && m.call(t, "failure")) {
			const i = t.failure;
			if (i && typeof i == "object" && !Array.isArray(i)) {
				if (
					(i.networkError === void 0 && (i.networkError = "Network Error"),
					i.noAnswer === void 0 && (i.noAnswer = "No answer"),
					i.message === void 0 || !m.call(i, "message"))
				) {
					const n = {
						instancePath: a + "/failure",
						schemaPath: "#/properties/failure/required",
						keyword: "required",
						params: { missingProperty: "message" },
						schema: A.properties.failure.required,
						parentSchema: A.properties.failure,
						data: i,
					};
					e === null ? (e = [n]) : e.push(n), r++;
				}
				for (const n of Object.keys(i))
					if (
						!(
							n === "message" ||
							n === "help" ||
							n === "networkError" ||
							n === "noAnswer" ||
							q.test(n)
						)
					) {
						const l = {
							instancePath: a + "/failure",
							schemaPath: "#/properties/failure/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: n },
							schema: !1,
							parentSchema: A.properties.failure,
							data: i,
						};
						e === null ? (e = [l]) : e.push(l), r++;
					}
				if (i.message !== void 0 && m.call(i, "message")) {
					const n = i.message;
					if (typeof n == "string") {
						if (f(n) < 1) {
							const l = {
								instancePath: a + "/failure/message",
								schemaPath: "#/properties/failure/properties/message/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: A.properties.failure.properties.message,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
					} else {
						const l = {
							instancePath: a + "/failure/message",
							schemaPath: "#/properties/failure/properties/message/type",
							keyword: "type",
							params: { type: "string" },
							schema: A.properties.failure.properties.message.type,
							parentSchema: A.properties.failure.properties.message,
							data: n,
						};
						e === null ? (e = [l]) : e.push(l), r++;
					}
				}
				if (i.help !== void 0 && m.call(i, "help")) {
					const n = i.help;
					if (typeof n == "string") {
						if (f(n) < 1) {
							const l = {
								instancePath: a + "/failure/help",
								schemaPath: "running-text.schema.json/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								schema: 1,
								parentSchema: D,
								data: n,
							};
							e === null ? (e = [l]) : e.push(l), r++;
						}
					} else {
						const l = {
							instancePath: a + "/failure/help",
							schemaPath: "running-text.schema.json/type",
							keyword: "type",
							params: { type: "string" },
							schema: D.type,
							parentSchema: D,
							data: n,
						};
						e === null ? (e = [l]) : e.push(l), r++;
					}
				}
				const s = i.networkError;
				if (typeof s == "string") {
					if (f(s) < 1) {
						const n = {
							instancePath: a + "/failure/networkError",
							schemaPath:
								"#/properties/failure/properties/networkError/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							schema: 1,
							parentSchema: A.properties.failure.properties.networkError,
							data: s,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
				} else {
					const n = {
						instancePath: a + "/failure/networkError",
						schemaPath: "#/properties/failure/properties/networkError/type",
						keyword: "type",
						params: { type: "string" },
						schema: A.properties.failure.properties.networkError.type,
						parentSchema: A.properties.failure.properties.networkError,
						data: s,
					};
					e === null ? (e = [n]) : e.push(n), r++;
				}
				const p = i.noAnswer;
				if (typeof p == "string") {
					if (f(p) < 1) {
						const n = {
							instancePath: a + "/failure/noAnswer",
							schemaPath: "#/properties/failure/properties/noAnswer/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							schema: 1,
							parentSchema: A.properties.failure.properties.noAnswer,
							data: p,
						};
						e === null ? (e = [n]) : e.push(n), r++;
					}
				} else {
					const n = {
						instancePath: a + "/failure/noAnswer",
						schemaPath: "#/properties/failure/properties/noAnswer/type",
						keyword: "type",
						params: { type: "string" },
						schema: A.properties.failure.properties.noAnswer.type,
						parentSchema: A.properties.failure.properties.noAnswer,
						data: p,
					};
					e === null ? (e = [n]) : e.push(n), r++;
				}
			} else {
				const s = {
					instancePath: a + "/failure",
					schemaPath: "#/properties/failure/type",
					keyword: "type",
					params: { type: "object" },
					schema: A.properties.failure.type,
					parentSchema: A.properties.failure,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.timeLimit;
		if (typeof o == "number" && isFinite(o)) {
			if (o > 6e5 || isNaN(o)) {
				const i = {
					instancePath: a + "/timeLimit",
					schemaPath: "#/properties/timeLimit/maximum",
					keyword: "maximum",
					params: { comparison: "<=", limit: 6e5 },
					schema: 6e5,
					parentSchema: A.properties.timeLimit,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
			if (o < 1 || isNaN(o)) {
				const i = {
					instancePath: a + "/timeLimit",
					schemaPath: "#/properties/timeLimit/minimum",
					keyword: "minimum",
					params: { comparison: ">=", limit: 1 },
					schema: 1,
					parentSchema: A.properties.timeLimit,
					data: o,
				};
				e === null ? (e = [i]) : e.push(i), r++;
			}
		} else {
			const i = {
				instancePath: a + "/timeLimit",
				schemaPath: "#/properties/timeLimit/type",
				keyword: "type",
				params: { type: "number" },
				schema: A.properties.timeLimit.type,
				parentSchema: A.properties.timeLimit,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (t.privacy !== void 0 && m.call(t, "privacy")) {
			const i = t.privacy;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/privacy",
						schemaPath: "running-text.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: D,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/privacy",
					schemaPath: "running-text.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: D.type,
					parentSchema: D,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.withoutScript !== void 0 && m.call(t, "withoutScript")) {
			const i = t.withoutScript;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/withoutScript",
						schemaPath: "running-text.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: D,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/withoutScript",
					schemaPath: "running-text.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: D.type,
					parentSchema: D,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		t.provider !== void 0 &&
			m.call(t, "provider") &&
			(Ht(t.provider, {
				instancePath: a + "/provider",
				parentData: t,
				parentDataProperty: "provider",
				rootData: j,
			}) ||
				((e = e === null ? Ht.errors : e.concat(Ht.errors)), (r = e.length)));
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: A.type,
			parentSchema: A,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((Ot.errors = e), r === 0);
}
var ye = {
	$schema: "http://json-schema.org/draft-07/schema#",
	title: "Redirect",
	description:
		'An address that moved or is gone. Write exactly one of "page", "href" and status 410.',
	type: "object",
	properties: {
		from: {
			title: "From",
			description: "The old path.",
			type: "string",
			minLength: 1,
			maxLength: 512,
			refersTo: "path",
			examples: ["/old-page"],
		},
		page: { $ref: "page-id.schema.json" },
		anchor: { $ref: "anchor.schema.json" },
		href: { $ref: "href.schema.json" },
		status: {
			title: "Status",
			description:
				"301 and 308 moved for good (308 keeps the method), 410 gone.",
			type: "integer",
			enum: [301, 308, 410],
			default: 301,
			examples: [308],
		},
	},
	patternProperties: { "^\\$(schema|comment)$": {} },
	required: ["from"],
	additionalProperties: !1,
};
function Rt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.status === void 0 && (t.status = 301),
			t.from === void 0 || !m.call(t, "from"))
		) {
			const i = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				schema: ye.required,
				parentSchema: ye,
				data: t,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		for (const i of Object.keys(t))
			if (
				!(
					i === "from" ||
					i === "page" ||
					i === "anchor" ||
					i === "href" ||
					i === "status" ||
					q.test(i)
				)
			) {
				const s = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: i },
					schema: !1,
					parentSchema: ye,
					data: t,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		if (t.from !== void 0 && m.call(t, "from")) {
			const i = t.from;
			if (typeof i == "string") {
				if (f(i) > 512) {
					const s = {
						instancePath: a + "/from",
						schemaPath: "#/properties/from/maxLength",
						keyword: "maxLength",
						params: { limit: 512 },
						schema: 512,
						parentSchema: ye.properties.from,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/from",
						schemaPath: "#/properties/from/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: ye.properties.from,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/from",
					schemaPath: "#/properties/from/type",
					keyword: "type",
					params: { type: "string" },
					schema: ye.properties.from.type,
					parentSchema: ye.properties.from,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.page !== void 0 && m.call(t, "page")) {
			const i = t.page;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/page",
						schemaPath: "page-id.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Q,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/page",
					schemaPath: "page-id.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Q.type,
					parentSchema: Q,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.anchor !== void 0 && m.call(t, "anchor")) {
			const i = t.anchor;
			if (typeof i == "string") {
				if (!be.test(i)) {
					const s = {
						instancePath: a + "/anchor",
						schemaPath: "anchor.schema.json/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
						parentSchema: M,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/anchor",
					schemaPath: "anchor.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: M.type,
					parentSchema: M,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		if (t.href !== void 0 && m.call(t, "href")) {
			const i = t.href;
			if (typeof i == "string") {
				if (f(i) < 1) {
					const s = {
						instancePath: a + "/href",
						schemaPath: "href.schema.json/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: Ne,
						data: i,
					};
					e === null ? (e = [s]) : e.push(s), r++;
				}
			} else {
				const s = {
					instancePath: a + "/href",
					schemaPath: "href.schema.json/type",
					keyword: "type",
					params: { type: "string" },
					schema: Ne.type,
					parentSchema: Ne,
					data: i,
				};
				e === null ? (e = [s]) : e.push(s), r++;
			}
		}
		const o = t.status;
		if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
			const i = {
				instancePath: a + "/status",
				schemaPath: "#/properties/status/type",
				keyword: "type",
				params: { type: "integer" },
				schema: ye.properties.status.type,
				parentSchema: ye.properties.status,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
		if (!(o === 301 || o === 308 || o === 410)) {
			const i = {
				instancePath: a + "/status",
				schemaPath: "#/properties/status/enum",
				keyword: "enum",
				params: { allowedValues: ye.properties.status.enum },
				schema: ye.properties.status.enum,
				parentSchema: ye.properties.status,
				data: o,
			};
			e === null ? (e = [i]) : e.push(i), r++;
		}
	} else {
		const o = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: ye.type,
			parentSchema: ye,
			data: t,
		};
		e === null ? (e = [o]) : e.push(o), r++;
	}
	return ((Rt.errors = e), r === 0);
}
function Qt(
	t,
	{
		instancePath: a = "",
		parentData: N,
		parentDataProperty: z,
		rootData: j = t,
	} = {},
) {
	let e = null,
		r = 0;
	if (t && typeof t == "object" && !Array.isArray(t)) {
		if (
			(t.variables === void 0 && (t.variables = {}),
			t.theme === void 0 && (t.theme = {}),
			t.labels === void 0 && (t.labels = {}),
			t.behaviour === void 0 && (t.behaviour = {}),
			t.menus === void 0 && (t.menus = []),
			t.contacts === void 0 && (t.contacts = []),
			t.forms === void 0 && (t.forms = {}),
			t.redirects === void 0 && (t.redirects = []),
			t.version === void 0 || !m.call(t, "version"))
		) {
			const g = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				schema: R.required,
				parentSchema: R,
				data: t,
			};
			e === null ? (e = [g]) : e.push(g), r++;
		}
		if (t.site === void 0 || !m.call(t, "site")) {
			const g = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "site" },
				schema: R.required,
				parentSchema: R,
				data: t,
			};
			e === null ? (e = [g]) : e.push(g), r++;
		}
		if (t.pages === void 0 || !m.call(t, "pages")) {
			const g = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pages" },
				schema: R.required,
				parentSchema: R,
				data: t,
			};
			e === null ? (e = [g]) : e.push(g), r++;
		}
		if (t.footer === void 0 || !m.call(t, "footer")) {
			const g = {
				instancePath: a,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "footer" },
				schema: R.required,
				parentSchema: R,
				data: t,
			};
			e === null ? (e = [g]) : e.push(g), r++;
		}
		for (const g of Object.keys(t))
			if (!(m.call(R.properties, g) || q.test(g))) {
				const v = {
					instancePath: a,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: g },
					schema: !1,
					parentSchema: R,
					data: t,
				};
				e === null ? (e = [v]) : e.push(v), r++;
			}
		if (t.$schema !== void 0 && m.call(t, "$schema")) {
			const g = t.$schema;
			if (typeof g != "string") {
				const v = {
					instancePath: a + "/$schema",
					schemaPath: "#/properties/%24schema/type",
					keyword: "type",
					params: { type: "string" },
					schema: R.properties.$schema.type,
					parentSchema: R.properties.$schema,
					data: g,
				};
				e === null ? (e = [v]) : e.push(v), r++;
			}
		}
		if (t.version !== void 0 && m.call(t, "version")) {
			const g = t.version;
			if (!(typeof g == "number" && !(g % 1) && !isNaN(g) && isFinite(g))) {
				const v = {
					instancePath: a + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: "integer" },
					schema: R.properties.version.type,
					parentSchema: R.properties.version,
					data: g,
				};
				e === null ? (e = [v]) : e.push(v), r++;
			}
			if (g !== 1) {
				const v = {
					instancePath: a + "/version",
					schemaPath: "#/properties/version/const",
					keyword: "const",
					params: { allowedValue: 1 },
					schema: 1,
					parentSchema: R.properties.version,
					data: g,
				};
				e === null ? (e = [v]) : e.push(v), r++;
			}
		}
		t.site !== void 0 &&
			m.call(t, "site") &&
			(ht(t.site, {
				instancePath: a + "/site",
				parentData: t,
				parentDataProperty: "site",
				rootData: j,
			}) ||
				((e = e === null ? ht.errors : e.concat(ht.errors)), (r = e.length)));
		const p = t.variables;
		if (p && typeof p == "object" && !Array.isArray(p)) {
			for (const g of Object.keys(p)) {
				const v = r;
				if (typeof g == "string" && !er.test(g)) {
					const H = {
						instancePath: a + "/variables",
						schemaPath: "#/properties/variables/propertyNames/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][A-Za-z0-9]*$" },
						schema: "^[a-z][A-Za-z0-9]*$",
						parentSchema: R.properties.variables.propertyNames,
						data: g,
						propertyName: g,
					};
					e === null ? (e = [H]) : e.push(H), r++;
				}
				var o = v === r;
				if (!o) {
					const H = {
						instancePath: a + "/variables",
						schemaPath: "#/properties/variables/propertyNames",
						keyword: "propertyNames",
						params: { propertyName: g },
						schema: R.properties.variables.propertyNames,
						parentSchema: R.properties.variables,
						data: p,
					};
					e === null ? (e = [H]) : e.push(H), r++;
				}
			}
			for (const g of Object.keys(p))
				if (!q.test(g)) {
					const v = p[g];
					if (typeof v != "string") {
						const H = {
							instancePath:
								a + "/variables/" + g.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/variables/additionalProperties/type",
							keyword: "type",
							params: { type: "string" },
							schema: R.properties.variables.additionalProperties.type,
							parentSchema: R.properties.variables.additionalProperties,
							data: v,
						};
						e === null ? (e = [H]) : e.push(H), r++;
					}
				}
		} else {
			const g = {
				instancePath: a + "/variables",
				schemaPath: "#/properties/variables/type",
				keyword: "type",
				params: { type: "object" },
				schema: R.properties.variables.type,
				parentSchema: R.properties.variables,
				data: p,
			};
			e === null ? (e = [g]) : e.push(g), r++;
		}
		ct(t.theme, {
			instancePath: a + "/theme",
			parentData: t,
			parentDataProperty: "theme",
			rootData: j,
		}) || ((e = e === null ? ct.errors : e.concat(ct.errors)), (r = e.length));
		const n = t.labels;
		if (n && typeof n == "object" && !Array.isArray(n)) {
			n.skip === void 0 && (n.skip = "Skip to content"),
				n.home === void 0 && (n.home = "Home"),
				n.mainNavigation === void 0 && (n.mainNavigation = "Main"),
				n.openMenu === void 0 && (n.openMenu = "Open menu"),
				n.closeMenu === void 0 && (n.closeMenu = "Close menu"),
				n.explore === void 0 && (n.explore = "Explore"),
				n.breadcrumbs === void 0 && (n.breadcrumbs = "You are here"),
				n.contact === void 0 && (n.contact = "Contact"),
				n.footer === void 0 && (n.footer = "Footer"),
				n.related === void 0 && (n.related = "Related pages"),
				n.contents === void 0 && (n.contents = "On this page"),
				n.previous === void 0 && (n.previous = "Previous slide"),
				n.next === void 0 && (n.next = "Next slide"),
				n.pause === void 0 && (n.pause = "Pause movement"),
				n.play === void 0 && (n.play = "Play movement"),
				n.slide === void 0 && (n.slide = "Slide"),
				n.close === void 0 && (n.close = "Close"),
				n.dismiss === void 0 && (n.dismiss = "Dismiss"),
				n.telephone === void 0 && (n.telephone = "Telephone"),
				n.email === void 0 && (n.email = "E-mail"),
				n.website === void 0 && (n.website = "Website"),
				n.address === void 0 && (n.address = "Address"),
				n.required === void 0 && (n.required = "required"),
				n.fieldMissing === void 0 &&
					(n.fieldMissing = "Please fill in this field."),
				n.fieldInvalid === void 0 &&
					(n.fieldInvalid = "Please check this field."),
				n.formErrors === void 0 && (n.formErrors = "Please check these fields"),
				n.loading === void 0 && (n.loading = "Loading …"),
				n.notFound === void 0 && (n.notFound = "No route matches URL"),
				n.notFoundHelp === void 0 &&
					(n.notFoundHelp =
						"The page may have moved, or the address may be mistyped. The menus above and the links below lead to every page."),
				n.methodNotAllowed === void 0 &&
					(n.methodNotAllowed = "Method not allowed"),
				n.badRequest === void 0 && (n.badRequest = "Bad request"),
				n.error === void 0 && (n.error = "Unexpected Application Error!"),
				n.errorHelp === void 0 &&
					(n.errorHelp =
						"Something went wrong while this page was shown. Reloading usually helps."),
				n.reload === void 0 && (n.reload = "Reload the page"),
				n.retry === void 0 && (n.retry = "Try again"),
				n.chunkFailed === void 0 &&
					(n.chunkFailed = "This part of the page could not be loaded."),
				n.offline === void 0 &&
					(n.offline =
						"This page could not be reached. Check the connection and try again."),
				n.backHome === void 0 && (n.backHome = "Back to home"),
				n.enquirySent === void 0 && (n.enquirySent = "Message");
			for (const c of Object.keys(n))
				if (!(m.call(y.properties, c) || q.test(c))) {
					const Wt = {
						instancePath: a + "/labels",
						schemaPath: "labels.schema.json/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: c },
						schema: !1,
						parentSchema: y,
						data: n,
					};
					e === null ? (e = [Wt]) : e.push(Wt), r++;
				}
			const g = n.skip;
			if (typeof g == "string") {
				if (f(g) < 1) {
					const c = {
						instancePath: a + "/labels/skip",
						schemaPath: "labels.schema.json/properties/skip/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.skip,
						data: g,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/skip",
					schemaPath: "labels.schema.json/properties/skip/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.skip.type,
					parentSchema: y.properties.skip,
					data: g,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const v = n.home;
			if (typeof v == "string") {
				if (f(v) < 1) {
					const c = {
						instancePath: a + "/labels/home",
						schemaPath: "labels.schema.json/properties/home/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.home,
						data: v,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/home",
					schemaPath: "labels.schema.json/properties/home/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.home.type,
					parentSchema: y.properties.home,
					data: v,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const H = n.mainNavigation;
			if (typeof H == "string") {
				if (f(H) < 1) {
					const c = {
						instancePath: a + "/labels/mainNavigation",
						schemaPath:
							"labels.schema.json/properties/mainNavigation/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.mainNavigation,
						data: H,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/mainNavigation",
					schemaPath: "labels.schema.json/properties/mainNavigation/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.mainNavigation.type,
					parentSchema: y.properties.mainNavigation,
					data: H,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const se = n.openMenu;
			if (typeof se == "string") {
				if (f(se) < 1) {
					const c = {
						instancePath: a + "/labels/openMenu",
						schemaPath: "labels.schema.json/properties/openMenu/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.openMenu,
						data: se,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/openMenu",
					schemaPath: "labels.schema.json/properties/openMenu/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.openMenu.type,
					parentSchema: y.properties.openMenu,
					data: se,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const C = n.closeMenu;
			if (typeof C == "string") {
				if (f(C) < 1) {
					const c = {
						instancePath: a + "/labels/closeMenu",
						schemaPath: "labels.schema.json/properties/closeMenu/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.closeMenu,
						data: C,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/closeMenu",
					schemaPath: "labels.schema.json/properties/closeMenu/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.closeMenu.type,
					parentSchema: y.properties.closeMenu,
					data: C,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const ee = n.explore;
			if (typeof ee == "string") {
				if (f(ee) < 1) {
					const c = {
						instancePath: a + "/labels/explore",
						schemaPath: "labels.schema.json/properties/explore/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.explore,
						data: ee,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/explore",
					schemaPath: "labels.schema.json/properties/explore/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.explore.type,
					parentSchema: y.properties.explore,
					data: ee,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const w = n.breadcrumbs;
			if (typeof w == "string") {
				if (f(w) < 1) {
					const c = {
						instancePath: a + "/labels/breadcrumbs",
						schemaPath: "labels.schema.json/properties/breadcrumbs/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.breadcrumbs,
						data: w,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/breadcrumbs",
					schemaPath: "labels.schema.json/properties/breadcrumbs/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.breadcrumbs.type,
					parentSchema: y.properties.breadcrumbs,
					data: w,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const ce = n.contact;
			if (typeof ce == "string") {
				if (f(ce) < 1) {
					const c = {
						instancePath: a + "/labels/contact",
						schemaPath: "labels.schema.json/properties/contact/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.contact,
						data: ce,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/contact",
					schemaPath: "labels.schema.json/properties/contact/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.contact.type,
					parentSchema: y.properties.contact,
					data: ce,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const le = n.footer;
			if (typeof le == "string") {
				if (f(le) < 1) {
					const c = {
						instancePath: a + "/labels/footer",
						schemaPath: "labels.schema.json/properties/footer/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.footer,
						data: le,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/footer",
					schemaPath: "labels.schema.json/properties/footer/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.footer.type,
					parentSchema: y.properties.footer,
					data: le,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const b = n.related;
			if (typeof b == "string") {
				if (f(b) < 1) {
					const c = {
						instancePath: a + "/labels/related",
						schemaPath: "labels.schema.json/properties/related/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.related,
						data: b,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/related",
					schemaPath: "labels.schema.json/properties/related/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.related.type,
					parentSchema: y.properties.related,
					data: b,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const P = n.contents;
			if (typeof P == "string") {
				if (f(P) < 1) {
					const c = {
						instancePath: a + "/labels/contents",
						schemaPath: "labels.schema.json/properties/contents/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.contents,
						data: P,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/contents",
					schemaPath: "labels.schema.json/properties/contents/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.contents.type,
					parentSchema: y.properties.contents,
					data: P,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const L = n.previous;
			if (typeof L == "string") {
				if (f(L) < 1) {
					const c = {
						instancePath: a + "/labels/previous",
						schemaPath: "labels.schema.json/properties/previous/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.previous,
						data: L,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/previous",
					schemaPath: "labels.schema.json/properties/previous/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.previous.type,
					parentSchema: y.properties.previous,
					data: L,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const T = n.next;
			if (typeof T == "string") {
				if (f(T) < 1) {
					const c = {
						instancePath: a + "/labels/next",
						schemaPath: "labels.schema.json/properties/next/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.next,
						data: T,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/next",
					schemaPath: "labels.schema.json/properties/next/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.next.type,
					parentSchema: y.properties.next,
					data: T,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const S = n.pause;
			if (typeof S == "string") {
				if (f(S) < 1) {
					const c = {
						instancePath: a + "/labels/pause",
						schemaPath: "labels.schema.json/properties/pause/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.pause,
						data: S,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/pause",
					schemaPath: "labels.schema.json/properties/pause/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.pause.type,
					parentSchema: y.properties.pause,
					data: S,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Se = n.play;
			if (typeof Se == "string") {
				if (f(Se) < 1) {
					const c = {
						instancePath: a + "/labels/play",
						schemaPath: "labels.schema.json/properties/play/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.play,
						data: Se,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/play",
					schemaPath: "labels.schema.json/properties/play/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.play.type,
					parentSchema: y.properties.play,
					data: Se,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Me = n.slide;
			if (typeof Me == "string") {
				if (f(Me) < 1) {
					const c = {
						instancePath: a + "/labels/slide",
						schemaPath: "labels.schema.json/properties/slide/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.slide,
						data: Me,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/slide",
					schemaPath: "labels.schema.json/properties/slide/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.slide.type,
					parentSchema: y.properties.slide,
					data: Me,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Ze = n.close;
			if (typeof Ze == "string") {
				if (f(Ze) < 1) {
					const c = {
						instancePath: a + "/labels/close",
						schemaPath: "labels.schema.json/properties/close/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.close,
						data: Ze,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/close",
					schemaPath: "labels.schema.json/properties/close/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.close.type,
					parentSchema: y.properties.close,
					data: Ze,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Be = n.dismiss;
			if (typeof Be == "string") {
				if (f(Be) < 1) {
					const c = {
						instancePath: a + "/labels/dismiss",
						schemaPath: "labels.schema.json/properties/dismiss/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.dismiss,
						data: Be,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/dismiss",
					schemaPath: "labels.schema.json/properties/dismiss/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.dismiss.type,
					parentSchema: y.properties.dismiss,
					data: Be,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const _e = n.telephone;
			if (typeof _e == "string") {
				if (f(_e) < 1) {
					const c = {
						instancePath: a + "/labels/telephone",
						schemaPath: "labels.schema.json/properties/telephone/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.telephone,
						data: _e,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/telephone",
					schemaPath: "labels.schema.json/properties/telephone/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.telephone.type,
					parentSchema: y.properties.telephone,
					data: _e,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Ve = n.email;
			if (typeof Ve == "string") {
				if (f(Ve) < 1) {
					const c = {
						instancePath: a + "/labels/email",
						schemaPath: "labels.schema.json/properties/email/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.email,
						data: Ve,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/email",
					schemaPath: "labels.schema.json/properties/email/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.email.type,
					parentSchema: y.properties.email,
					data: Ve,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const We = n.website;
			if (typeof We == "string") {
				if (f(We) < 1) {
					const c = {
						instancePath: a + "/labels/website",
						schemaPath: "labels.schema.json/properties/website/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.website,
						data: We,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/website",
					schemaPath: "labels.schema.json/properties/website/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.website.type,
					parentSchema: y.properties.website,
					data: We,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Ce = n.address;
			if (typeof Ce == "string") {
				if (f(Ce) < 1) {
					const c = {
						instancePath: a + "/labels/address",
						schemaPath: "labels.schema.json/properties/address/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.address,
						data: Ce,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/address",
					schemaPath: "labels.schema.json/properties/address/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.address.type,
					parentSchema: y.properties.address,
					data: Ce,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Ge = n.required;
			if (typeof Ge == "string") {
				if (f(Ge) < 1) {
					const c = {
						instancePath: a + "/labels/required",
						schemaPath: "labels.schema.json/properties/required/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.required,
						data: Ge,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/required",
					schemaPath: "labels.schema.json/properties/required/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.required.type,
					parentSchema: y.properties.required,
					data: Ge,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Ke = n.fieldMissing;
			if (typeof Ke == "string") {
				if (f(Ke) < 1) {
					const c = {
						instancePath: a + "/labels/fieldMissing",
						schemaPath: "labels.schema.json/properties/fieldMissing/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.fieldMissing,
						data: Ke,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/fieldMissing",
					schemaPath: "labels.schema.json/properties/fieldMissing/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.fieldMissing.type,
					parentSchema: y.properties.fieldMissing,
					data: Ke,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Ye = n.fieldInvalid;
			if (typeof Ye == "string") {
				if (f(Ye) < 1) {
					const c = {
						instancePath: a + "/labels/fieldInvalid",
						schemaPath: "labels.schema.json/properties/fieldInvalid/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.fieldInvalid,
						data: Ye,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/fieldInvalid",
					schemaPath: "labels.schema.json/properties/fieldInvalid/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.fieldInvalid.type,
					parentSchema: y.properties.fieldInvalid,
					data: Ye,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Ue = n.formErrors;
			if (typeof Ue == "string") {
				if (f(Ue) < 1) {
					const c = {
						instancePath: a + "/labels/formErrors",
						schemaPath: "labels.schema.json/properties/formErrors/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.formErrors,
						data: Ue,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/formErrors",
					schemaPath: "labels.schema.json/properties/formErrors/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.formErrors.type,
					parentSchema: y.properties.formErrors,
					data: Ue,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Je = n.loading;
			if (typeof Je == "string") {
				if (f(Je) < 1) {
					const c = {
						instancePath: a + "/labels/loading",
						schemaPath: "labels.schema.json/properties/loading/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.loading,
						data: Je,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/loading",
					schemaPath: "labels.schema.json/properties/loading/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.loading.type,
					parentSchema: y.properties.loading,
					data: Je,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Qe = n.notFound;
			if (typeof Qe == "string") {
				if (f(Qe) < 1) {
					const c = {
						instancePath: a + "/labels/notFound",
						schemaPath: "labels.schema.json/properties/notFound/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.notFound,
						data: Qe,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/notFound",
					schemaPath: "labels.schema.json/properties/notFound/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.notFound.type,
					parentSchema: y.properties.notFound,
					data: Qe,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const Xe = n.notFoundHelp;
			if (typeof Xe == "string") {
				if (f(Xe) < 1) {
					const c = {
						instancePath: a + "/labels/notFoundHelp",
						schemaPath: "labels.schema.json/properties/notFoundHelp/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.notFoundHelp,
						data: Xe,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/notFoundHelp",
					schemaPath: "labels.schema.json/properties/notFoundHelp/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.notFoundHelp.type,
					parentSchema: y.properties.notFoundHelp,
					data: Xe,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const et = n.methodNotAllowed;
			if (typeof et == "string") {
				if (f(et) < 1) {
					const c = {
						instancePath: a + "/labels/methodNotAllowed",
						schemaPath:
							"labels.schema.json/properties/methodNotAllowed/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.methodNotAllowed,
						data: et,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/methodNotAllowed",
					schemaPath: "labels.schema.json/properties/methodNotAllowed/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.methodNotAllowed.type,
					parentSchema: y.properties.methodNotAllowed,
					data: et,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const tt = n.badRequest;
			if (typeof tt == "string") {
				if (f(tt) < 1) {
					const c = {
						instancePath: a + "/labels/badRequest",
						schemaPath: "labels.schema.json/properties/badRequest/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.badRequest,
						data: tt,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/badRequest",
					schemaPath: "labels.schema.json/properties/badRequest/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.badRequest.type,
					parentSchema: y.properties.badRequest,
					data: tt,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const rt = n.error;
			if (typeof rt == "string") {
				if (f(rt) < 1) {
					const c = {
						instancePath: a + "/labels/error",
						schemaPath: "labels.schema.json/properties/error/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.error,
						data: rt,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/error",
					schemaPath: "labels.schema.json/properties/error/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.error.type,
					parentSchema: y.properties.error,
					data: rt,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const st = n.errorHelp;
			if (typeof st == "string") {
				if (f(st) < 1) {
					const c = {
						instancePath: a + "/labels/errorHelp",
						schemaPath: "labels.schema.json/properties/errorHelp/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.errorHelp,
						data: st,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/errorHelp",
					schemaPath: "labels.schema.json/properties/errorHelp/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.errorHelp.type,
					parentSchema: y.properties.errorHelp,
					data: st,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const at = n.reload;
			if (typeof at == "string") {
				if (f(at) < 1) {
					const c = {
						instancePath: a + "/labels/reload",
						schemaPath: "labels.schema.json/properties/reload/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.reload,
						data: at,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/reload",
					schemaPath: "labels.schema.json/properties/reload/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.reload.type,
					parentSchema: y.properties.reload,
					data: at,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const it = n.retry;
			if (typeof it == "string") {
				if (f(it) < 1) {
					const c = {
						instancePath: a + "/labels/retry",
						schemaPath: "labels.schema.json/properties/retry/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.retry,
						data: it,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/retry",
					schemaPath: "labels.schema.json/properties/retry/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.retry.type,
					parentSchema: y.properties.retry,
					data: it,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const pt = n.chunkFailed;
			if (typeof pt == "string") {
				if (f(pt) < 1) {
					const c = {
						instancePath: a + "/labels/chunkFailed",
						schemaPath: "labels.schema.json/properties/chunkFailed/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.chunkFailed,
						data: pt,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/chunkFailed",
					schemaPath: "labels.schema.json/properties/chunkFailed/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.chunkFailed.type,
					parentSchema: y.properties.chunkFailed,
					data: pt,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const nt = n.offline;
			if (typeof nt == "string") {
				if (f(nt) < 1) {
					const c = {
						instancePath: a + "/labels/offline",
						schemaPath: "labels.schema.json/properties/offline/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.offline,
						data: nt,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/offline",
					schemaPath: "labels.schema.json/properties/offline/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.offline.type,
					parentSchema: y.properties.offline,
					data: nt,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const ot = n.backHome;
			if (typeof ot == "string") {
				if (f(ot) < 1) {
					const c = {
						instancePath: a + "/labels/backHome",
						schemaPath: "labels.schema.json/properties/backHome/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.backHome,
						data: ot,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/backHome",
					schemaPath: "labels.schema.json/properties/backHome/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.backHome.type,
					parentSchema: y.properties.backHome,
					data: ot,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
			const lt = n.enquirySent;
			if (typeof lt == "string") {
				if (f(lt) < 1) {
					const c = {
						instancePath: a + "/labels/enquirySent",
						schemaPath: "labels.schema.json/properties/enquirySent/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: y.properties.enquirySent,
						data: lt,
					};
					e === null ? (e = [c]) : e.push(c), r++;
				}
			} else {
				const c = {
					instancePath: a + "/labels/enquirySent",
					schemaPath: "labels.schema.json/properties/enquirySent/type",
					keyword: "type",
					params: { type: "string" },
					schema: y.properties.enquirySent.type,
					parentSchema: y.properties.enquirySent,
					data: lt,
				};
				e === null ? (e = [c]) : e.push(c), r++;
			}
		} else {
			const g = {
				instancePath: a + "/labels",
				schemaPath: "labels.schema.json/type",
				keyword: "type",
				params: { type: "object" },
				schema: y.type,
				parentSchema: y,
				data: n,
			};
			e === null ? (e = [g]) : e.push(g), r++;
		}
		const l = t.behaviour;
		if (l && typeof l == "object" && !Array.isArray(l)) {
			l.headerHeight === void 0 && (l.headerHeight = 75),
				l.carousel === void 0 && (l.carousel = {}),
				l.marquee === void 0 && (l.marquee = {}),
				l.reveal === void 0 && (l.reveal = {}),
				l.scrollReveal === void 0 && (l.scrollReveal = {}),
				l.textBoxes === void 0 && (l.textBoxes = {}),
				l.menus === void 0 && (l.menus = {}),
				l.chunks === void 0 && (l.chunks = {}),
				l.content === void 0 && (l.content = {});
			for (const b of Object.keys(l))
				if (!(m.call(x.properties, b) || q.test(b))) {
					const P = {
						instancePath: a + "/behaviour",
						schemaPath: "behaviour.schema.json/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: b },
						schema: !1,
						parentSchema: x,
						data: l,
					};
					e === null ? (e = [P]) : e.push(P), r++;
				}
			const g = l.headerHeight;
			if (typeof g == "number" && isFinite(g)) {
				if (g > 200 || isNaN(g)) {
					const b = {
						instancePath: a + "/behaviour/headerHeight",
						schemaPath: "behaviour.schema.json/properties/headerHeight/maximum",
						keyword: "maximum",
						params: { comparison: "<=", limit: 200 },
						schema: 200,
						parentSchema: x.properties.headerHeight,
						data: g,
					};
					e === null ? (e = [b]) : e.push(b), r++;
				}
				if (g < 40 || isNaN(g)) {
					const b = {
						instancePath: a + "/behaviour/headerHeight",
						schemaPath: "behaviour.schema.json/properties/headerHeight/minimum",
						keyword: "minimum",
						params: { comparison: ">=", limit: 40 },
						schema: 40,
						parentSchema: x.properties.headerHeight,
						data: g,
					};
					e === null ? (e = [b]) : e.push(b), r++;
				}
			} else {
				const b = {
					instancePath: a + "/behaviour/headerHeight",
					schemaPath: "behaviour.schema.json/properties/headerHeight/type",
					keyword: "type",
					params: { type: "number" },
					schema: x.properties.headerHeight.type,
					parentSchema: x.properties.headerHeight,
					data: g,
				};
				e === null ? (e = [b]) : e.push(b), r++;
			}
			const v = l.carousel;
			if (v && typeof v == "object" && !Array.isArray(v)) {
				v.interval === void 0 && (v.interval = 3e3);
				for (const P of Object.keys(v))
					if (!(P === "interval" || q.test(P))) {
						const L = {
							instancePath: a + "/behaviour/carousel",
							schemaPath:
								"behaviour.schema.json/properties/carousel/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: P },
							schema: !1,
							parentSchema: x.properties.carousel,
							data: v,
						};
						e === null ? (e = [L]) : e.push(L), r++;
					}
				const b = v.interval;
				if (typeof b == "number" && isFinite(b)) {
					if (b > 6e5 || isNaN(b)) {
						const P = {
							instancePath: a + "/behaviour/carousel/interval",
							schemaPath:
								"behaviour.schema.json/properties/carousel/properties/interval/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.carousel.properties.interval,
							data: b,
						};
						e === null ? (e = [P]) : e.push(P), r++;
					}
					if (b < 500 || isNaN(b)) {
						const P = {
							instancePath: a + "/behaviour/carousel/interval",
							schemaPath:
								"behaviour.schema.json/properties/carousel/properties/interval/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 500 },
							schema: 500,
							parentSchema: x.properties.carousel.properties.interval,
							data: b,
						};
						e === null ? (e = [P]) : e.push(P), r++;
					}
				} else {
					const P = {
						instancePath: a + "/behaviour/carousel/interval",
						schemaPath:
							"behaviour.schema.json/properties/carousel/properties/interval/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.carousel.properties.interval.type,
						parentSchema: x.properties.carousel.properties.interval,
						data: b,
					};
					e === null ? (e = [P]) : e.push(P), r++;
				}
			} else {
				const b = {
					instancePath: a + "/behaviour/carousel",
					schemaPath: "behaviour.schema.json/properties/carousel/type",
					keyword: "type",
					params: { type: "object" },
					schema: x.properties.carousel.type,
					parentSchema: x.properties.carousel,
					data: v,
				};
				e === null ? (e = [b]) : e.push(b), r++;
			}
			const H = l.marquee;
			if (H && typeof H == "object" && !Array.isArray(H)) {
				H.speed === void 0 && (H.speed = 60);
				for (const P of Object.keys(H))
					if (!(P === "speed" || q.test(P))) {
						const L = {
							instancePath: a + "/behaviour/marquee",
							schemaPath:
								"behaviour.schema.json/properties/marquee/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: P },
							schema: !1,
							parentSchema: x.properties.marquee,
							data: H,
						};
						e === null ? (e = [L]) : e.push(L), r++;
					}
				const b = H.speed;
				if (typeof b == "number" && isFinite(b)) {
					if (b > 1e3 || isNaN(b)) {
						const P = {
							instancePath: a + "/behaviour/marquee/speed",
							schemaPath:
								"behaviour.schema.json/properties/marquee/properties/speed/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 1e3 },
							schema: 1e3,
							parentSchema: x.properties.marquee.properties.speed,
							data: b,
						};
						e === null ? (e = [P]) : e.push(P), r++;
					}
					if (b < 1 || isNaN(b)) {
						const P = {
							instancePath: a + "/behaviour/marquee/speed",
							schemaPath:
								"behaviour.schema.json/properties/marquee/properties/speed/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 1 },
							schema: 1,
							parentSchema: x.properties.marquee.properties.speed,
							data: b,
						};
						e === null ? (e = [P]) : e.push(P), r++;
					}
				} else {
					const P = {
						instancePath: a + "/behaviour/marquee/speed",
						schemaPath:
							"behaviour.schema.json/properties/marquee/properties/speed/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.marquee.properties.speed.type,
						parentSchema: x.properties.marquee.properties.speed,
						data: b,
					};
					e === null ? (e = [P]) : e.push(P), r++;
				}
			} else {
				const b = {
					instancePath: a + "/behaviour/marquee",
					schemaPath: "behaviour.schema.json/properties/marquee/type",
					keyword: "type",
					params: { type: "object" },
					schema: x.properties.marquee.type,
					parentSchema: x.properties.marquee,
					data: H,
				};
				e === null ? (e = [b]) : e.push(b), r++;
			}
			const se = l.reveal;
			if (se && typeof se == "object" && !Array.isArray(se)) {
				se.threshold === void 0 && (se.threshold = 100);
				for (const P of Object.keys(se))
					if (!(P === "threshold" || q.test(P))) {
						const L = {
							instancePath: a + "/behaviour/reveal",
							schemaPath:
								"behaviour.schema.json/properties/reveal/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: P },
							schema: !1,
							parentSchema: x.properties.reveal,
							data: se,
						};
						e === null ? (e = [L]) : e.push(L), r++;
					}
				const b = se.threshold;
				if (typeof b == "number" && isFinite(b)) {
					if (b > 2e3 || isNaN(b)) {
						const P = {
							instancePath: a + "/behaviour/reveal/threshold",
							schemaPath:
								"behaviour.schema.json/properties/reveal/properties/threshold/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 2e3 },
							schema: 2e3,
							parentSchema: x.properties.reveal.properties.threshold,
							data: b,
						};
						e === null ? (e = [P]) : e.push(P), r++;
					}
					if (b < 0 || isNaN(b)) {
						const P = {
							instancePath: a + "/behaviour/reveal/threshold",
							schemaPath:
								"behaviour.schema.json/properties/reveal/properties/threshold/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 0 },
							schema: 0,
							parentSchema: x.properties.reveal.properties.threshold,
							data: b,
						};
						e === null ? (e = [P]) : e.push(P), r++;
					}
				} else {
					const P = {
						instancePath: a + "/behaviour/reveal/threshold",
						schemaPath:
							"behaviour.schema.json/properties/reveal/properties/threshold/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.reveal.properties.threshold.type,
						parentSchema: x.properties.reveal.properties.threshold,
						data: b,
					};
					e === null ? (e = [P]) : e.push(P), r++;
				}
			} else {
				const b = {
					instancePath: a + "/behaviour/reveal",
					schemaPath: "behaviour.schema.json/properties/reveal/type",
					keyword: "type",
					params: { type: "object" },
					schema: x.properties.reveal.type,
					parentSchema: x.properties.reveal,
					data: se,
				};
				e === null ? (e = [b]) : e.push(b), r++;
			}
			const C = l.scrollReveal;
			if (C && typeof C == "object" && !Array.isArray(C)) {
				C.reset === void 0 && (C.reset = !0),
					C.distance === void 0 && (C.distance = 20),
					C.duration === void 0 && (C.duration = 5e3),
					C.delay === void 0 && (C.delay = 200);
				for (const S of Object.keys(C))
					if (
						!(
							S === "reset" ||
							S === "distance" ||
							S === "duration" ||
							S === "delay" ||
							q.test(S)
						)
					) {
						const Se = {
							instancePath: a + "/behaviour/scrollReveal",
							schemaPath:
								"behaviour.schema.json/properties/scrollReveal/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: S },
							schema: !1,
							parentSchema: x.properties.scrollReveal,
							data: C,
						};
						e === null ? (e = [Se]) : e.push(Se), r++;
					}
				const b = C.reset;
				if (typeof b != "boolean") {
					const S = {
						instancePath: a + "/behaviour/scrollReveal/reset",
						schemaPath:
							"behaviour.schema.json/properties/scrollReveal/properties/reset/type",
						keyword: "type",
						params: { type: "boolean" },
						schema: x.properties.scrollReveal.properties.reset.type,
						parentSchema: x.properties.scrollReveal.properties.reset,
						data: b,
					};
					e === null ? (e = [S]) : e.push(S), r++;
				}
				const P = C.distance;
				if (typeof P == "number" && isFinite(P)) {
					if (P > 500 || isNaN(P)) {
						const S = {
							instancePath: a + "/behaviour/scrollReveal/distance",
							schemaPath:
								"behaviour.schema.json/properties/scrollReveal/properties/distance/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 500 },
							schema: 500,
							parentSchema: x.properties.scrollReveal.properties.distance,
							data: P,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
					if (P < 0 || isNaN(P)) {
						const S = {
							instancePath: a + "/behaviour/scrollReveal/distance",
							schemaPath:
								"behaviour.schema.json/properties/scrollReveal/properties/distance/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 0 },
							schema: 0,
							parentSchema: x.properties.scrollReveal.properties.distance,
							data: P,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
				} else {
					const S = {
						instancePath: a + "/behaviour/scrollReveal/distance",
						schemaPath:
							"behaviour.schema.json/properties/scrollReveal/properties/distance/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.scrollReveal.properties.distance.type,
						parentSchema: x.properties.scrollReveal.properties.distance,
						data: P,
					};
					e === null ? (e = [S]) : e.push(S), r++;
				}
				const L = C.duration;
				if (typeof L == "number" && isFinite(L)) {
					if (L > 6e5 || isNaN(L)) {
						const S = {
							instancePath: a + "/behaviour/scrollReveal/duration",
							schemaPath:
								"behaviour.schema.json/properties/scrollReveal/properties/duration/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.scrollReveal.properties.duration,
							data: L,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
					if (L < 0 || isNaN(L)) {
						const S = {
							instancePath: a + "/behaviour/scrollReveal/duration",
							schemaPath:
								"behaviour.schema.json/properties/scrollReveal/properties/duration/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 0 },
							schema: 0,
							parentSchema: x.properties.scrollReveal.properties.duration,
							data: L,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
				} else {
					const S = {
						instancePath: a + "/behaviour/scrollReveal/duration",
						schemaPath:
							"behaviour.schema.json/properties/scrollReveal/properties/duration/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.scrollReveal.properties.duration.type,
						parentSchema: x.properties.scrollReveal.properties.duration,
						data: L,
					};
					e === null ? (e = [S]) : e.push(S), r++;
				}
				const T = C.delay;
				if (typeof T == "number" && isFinite(T)) {
					if (T > 6e5 || isNaN(T)) {
						const S = {
							instancePath: a + "/behaviour/scrollReveal/delay",
							schemaPath:
								"behaviour.schema.json/properties/scrollReveal/properties/delay/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.scrollReveal.properties.delay,
							data: T,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
					if (T < 0 || isNaN(T)) {
						const S = {
							instancePath: a + "/behaviour/scrollReveal/delay",
							schemaPath:
								"behaviour.schema.json/properties/scrollReveal/properties/delay/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 0 },
							schema: 0,
							parentSchema: x.properties.scrollReveal.properties.delay,
							data: T,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
				} else {
					const S = {
						instancePath: a + "/behaviour/scrollReveal/delay",
						schemaPath:
							"behaviour.schema.json/properties/scrollReveal/properties/delay/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.scrollReveal.properties.delay.type,
						parentSchema: x.properties.scrollReveal.properties.delay,
						data: T,
					};
					e === null ? (e = [S]) : e.push(S), r++;
				}
			} else {
				const b = {
					instancePath: a + "/behaviour/scrollReveal",
					schemaPath: "behaviour.schema.json/properties/scrollReveal/type",
					keyword: "type",
					params: { type: "object" },
					schema: x.properties.scrollReveal.type,
					parentSchema: x.properties.scrollReveal,
					data: C,
				};
				e === null ? (e = [b]) : e.push(b), r++;
			}
			const ee = l.textBoxes;
			if (ee && typeof ee == "object" && !Array.isArray(ee)) {
				ee.top === void 0 && (ee.top = 500),
					ee.bottom === void 0 && (ee.bottom = 600),
					ee.left === void 0 && (ee.left = 700),
					ee.right === void 0 && (ee.right = 800);
				for (const S of Object.keys(ee))
					if (
						!(
							S === "top" ||
							S === "bottom" ||
							S === "left" ||
							S === "right" ||
							q.test(S)
						)
					) {
						const Se = {
							instancePath: a + "/behaviour/textBoxes",
							schemaPath:
								"behaviour.schema.json/properties/textBoxes/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: S },
							schema: !1,
							parentSchema: x.properties.textBoxes,
							data: ee,
						};
						e === null ? (e = [Se]) : e.push(Se), r++;
					}
				const b = ee.top;
				if (typeof b == "number" && isFinite(b)) {
					if (b > 6e5 || isNaN(b)) {
						const S = {
							instancePath: a + "/behaviour/textBoxes/top",
							schemaPath:
								"behaviour.schema.json/properties/textBoxes/properties/top/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.textBoxes.properties.top,
							data: b,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
					if (b < 0 || isNaN(b)) {
						const S = {
							instancePath: a + "/behaviour/textBoxes/top",
							schemaPath:
								"behaviour.schema.json/properties/textBoxes/properties/top/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 0 },
							schema: 0,
							parentSchema: x.properties.textBoxes.properties.top,
							data: b,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
				} else {
					const S = {
						instancePath: a + "/behaviour/textBoxes/top",
						schemaPath:
							"behaviour.schema.json/properties/textBoxes/properties/top/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.textBoxes.properties.top.type,
						parentSchema: x.properties.textBoxes.properties.top,
						data: b,
					};
					e === null ? (e = [S]) : e.push(S), r++;
				}
				const P = ee.bottom;
				if (typeof P == "number" && isFinite(P)) {
					if (P > 6e5 || isNaN(P)) {
						const S = {
							instancePath: a + "/behaviour/textBoxes/bottom",
							schemaPath:
								"behaviour.schema.json/properties/textBoxes/properties/bottom/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.textBoxes.properties.bottom,
							data: P,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
					if (P < 0 || isNaN(P)) {
						const S = {
							instancePath: a + "/behaviour/textBoxes/bottom",
							schemaPath:
								"behaviour.schema.json/properties/textBoxes/properties/bottom/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 0 },
							schema: 0,
							parentSchema: x.properties.textBoxes.properties.bottom,
							data: P,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
				} else {
					const S = {
						instancePath: a + "/behaviour/textBoxes/bottom",
						schemaPath:
							"behaviour.schema.json/properties/textBoxes/properties/bottom/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.textBoxes.properties.bottom.type,
						parentSchema: x.properties.textBoxes.properties.bottom,
						data: P,
					};
					e === null ? (e = [S]) : e.push(S), r++;
				}
				const L = ee.left;
				if (typeof L == "number" && isFinite(L)) {
					if (L > 6e5 || isNaN(L)) {
						const S = {
							instancePath: a + "/behaviour/textBoxes/left",
							schemaPath:
								"behaviour.schema.json/properties/textBoxes/properties/left/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.textBoxes.properties.left,
							data: L,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
					if (L < 0 || isNaN(L)) {
						const S = {
							instancePath: a + "/behaviour/textBoxes/left",
							schemaPath:
								"behaviour.schema.json/properties/textBoxes/properties/left/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 0 },
							schema: 0,
							parentSchema: x.properties.textBoxes.properties.left,
							data: L,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
				} else {
					const S = {
						instancePath: a + "/behaviour/textBoxes/left",
						schemaPath:
							"behaviour.schema.json/properties/textBoxes/properties/left/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.textBoxes.properties.left.type,
						parentSchema: x.properties.textBoxes.properties.left,
						data: L,
					};
					e === null ? (e = [S]) : e.push(S), r++;
				}
				const T = ee.right;
				if (typeof T == "number" && isFinite(T)) {
					if (T > 6e5 || isNaN(T)) {
						const S = {
							instancePath: a + "/behaviour/textBoxes/right",
							schemaPath:
								"behaviour.schema.json/properties/textBoxes/properties/right/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.textBoxes.properties.right,
							data: T,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
					if (T < 0 || isNaN(T)) {
						const S = {
							instancePath: a + "/behaviour/textBoxes/right",
							schemaPath:
								"behaviour.schema.json/properties/textBoxes/properties/right/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 0 },
							schema: 0,
							parentSchema: x.properties.textBoxes.properties.right,
							data: T,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
				} else {
					const S = {
						instancePath: a + "/behaviour/textBoxes/right",
						schemaPath:
							"behaviour.schema.json/properties/textBoxes/properties/right/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.textBoxes.properties.right.type,
						parentSchema: x.properties.textBoxes.properties.right,
						data: T,
					};
					e === null ? (e = [S]) : e.push(S), r++;
				}
			} else {
				const b = {
					instancePath: a + "/behaviour/textBoxes",
					schemaPath: "behaviour.schema.json/properties/textBoxes/type",
					keyword: "type",
					params: { type: "object" },
					schema: x.properties.textBoxes.type,
					parentSchema: x.properties.textBoxes,
					data: ee,
				};
				e === null ? (e = [b]) : e.push(b), r++;
			}
			const w = l.menus;
			if (w && typeof w == "object" && !Array.isArray(w)) {
				w.openDelay === void 0 && (w.openDelay = 100),
					w.closeDelay === void 0 && (w.closeDelay = 300);
				for (const L of Object.keys(w))
					if (!(L === "openDelay" || L === "closeDelay" || q.test(L))) {
						const T = {
							instancePath: a + "/behaviour/menus",
							schemaPath:
								"behaviour.schema.json/properties/menus/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: L },
							schema: !1,
							parentSchema: x.properties.menus,
							data: w,
						};
						e === null ? (e = [T]) : e.push(T), r++;
					}
				const b = w.openDelay;
				if (typeof b == "number" && isFinite(b)) {
					if (b > 6e5 || isNaN(b)) {
						const L = {
							instancePath: a + "/behaviour/menus/openDelay",
							schemaPath:
								"behaviour.schema.json/properties/menus/properties/openDelay/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.menus.properties.openDelay,
							data: b,
						};
						e === null ? (e = [L]) : e.push(L), r++;
					}
					if (b < 0 || isNaN(b)) {
						const L = {
							instancePath: a + "/behaviour/menus/openDelay",
							schemaPath:
								"behaviour.schema.json/properties/menus/properties/openDelay/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 0 },
							schema: 0,
							parentSchema: x.properties.menus.properties.openDelay,
							data: b,
						};
						e === null ? (e = [L]) : e.push(L), r++;
					}
				} else {
					const L = {
						instancePath: a + "/behaviour/menus/openDelay",
						schemaPath:
							"behaviour.schema.json/properties/menus/properties/openDelay/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.menus.properties.openDelay.type,
						parentSchema: x.properties.menus.properties.openDelay,
						data: b,
					};
					e === null ? (e = [L]) : e.push(L), r++;
				}
				const P = w.closeDelay;
				if (typeof P == "number" && isFinite(P)) {
					if (P > 6e5 || isNaN(P)) {
						const L = {
							instancePath: a + "/behaviour/menus/closeDelay",
							schemaPath:
								"behaviour.schema.json/properties/menus/properties/closeDelay/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.menus.properties.closeDelay,
							data: P,
						};
						e === null ? (e = [L]) : e.push(L), r++;
					}
					if (P < 0 || isNaN(P)) {
						const L = {
							instancePath: a + "/behaviour/menus/closeDelay",
							schemaPath:
								"behaviour.schema.json/properties/menus/properties/closeDelay/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 0 },
							schema: 0,
							parentSchema: x.properties.menus.properties.closeDelay,
							data: P,
						};
						e === null ? (e = [L]) : e.push(L), r++;
					}
				} else {
					const L = {
						instancePath: a + "/behaviour/menus/closeDelay",
						schemaPath:
							"behaviour.schema.json/properties/menus/properties/closeDelay/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.menus.properties.closeDelay.type,
						parentSchema: x.properties.menus.properties.closeDelay,
						data: P,
					};
					e === null ? (e = [L]) : e.push(L), r++;
				}
			} else {
				const b = {
					instancePath: a + "/behaviour/menus",
					schemaPath: "behaviour.schema.json/properties/menus/type",
					keyword: "type",
					params: { type: "object" },
					schema: x.properties.menus.type,
					parentSchema: x.properties.menus,
					data: w,
				};
				e === null ? (e = [b]) : e.push(b), r++;
			}
			const ce = l.chunks;
			if (ce && typeof ce == "object" && !Array.isArray(ce)) {
				ce.timeLimit === void 0 && (ce.timeLimit = 12e4);
				for (const P of Object.keys(ce))
					if (!(P === "timeLimit" || q.test(P))) {
						const L = {
							instancePath: a + "/behaviour/chunks",
							schemaPath:
								"behaviour.schema.json/properties/chunks/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: P },
							schema: !1,
							parentSchema: x.properties.chunks,
							data: ce,
						};
						e === null ? (e = [L]) : e.push(L), r++;
					}
				const b = ce.timeLimit;
				if (typeof b == "number" && isFinite(b)) {
					if (b > 6e5 || isNaN(b)) {
						const P = {
							instancePath: a + "/behaviour/chunks/timeLimit",
							schemaPath:
								"behaviour.schema.json/properties/chunks/properties/timeLimit/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.chunks.properties.timeLimit,
							data: b,
						};
						e === null ? (e = [P]) : e.push(P), r++;
					}
					if (b < 1 || isNaN(b)) {
						const P = {
							instancePath: a + "/behaviour/chunks/timeLimit",
							schemaPath:
								"behaviour.schema.json/properties/chunks/properties/timeLimit/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 1 },
							schema: 1,
							parentSchema: x.properties.chunks.properties.timeLimit,
							data: b,
						};
						e === null ? (e = [P]) : e.push(P), r++;
					}
				} else {
					const P = {
						instancePath: a + "/behaviour/chunks/timeLimit",
						schemaPath:
							"behaviour.schema.json/properties/chunks/properties/timeLimit/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.chunks.properties.timeLimit.type,
						parentSchema: x.properties.chunks.properties.timeLimit,
						data: b,
					};
					e === null ? (e = [P]) : e.push(P), r++;
				}
			} else {
				const b = {
					instancePath: a + "/behaviour/chunks",
					schemaPath: "behaviour.schema.json/properties/chunks/type",
					keyword: "type",
					params: { type: "object" },
					schema: x.properties.chunks.type,
					parentSchema: x.properties.chunks,
					data: ce,
				};
				e === null ? (e = [b]) : e.push(b), r++;
			}
			const le = l.content;
			if (le && typeof le == "object" && !Array.isArray(le)) {
				le.log === void 0 && (le.log = !1),
					le.timeLimit === void 0 && (le.timeLimit = 3e4),
					le.skeletonAfter === void 0 && (le.skeletonAfter = 200);
				for (const T of Object.keys(le))
					if (
						!(
							T === "log" ||
							T === "timeLimit" ||
							T === "skeletonAfter" ||
							q.test(T)
						)
					) {
						const S = {
							instancePath: a + "/behaviour/content",
							schemaPath:
								"behaviour.schema.json/properties/content/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: T },
							schema: !1,
							parentSchema: x.properties.content,
							data: le,
						};
						e === null ? (e = [S]) : e.push(S), r++;
					}
				const b = le.log;
				if (typeof b != "boolean") {
					const T = {
						instancePath: a + "/behaviour/content/log",
						schemaPath:
							"behaviour.schema.json/properties/content/properties/log/type",
						keyword: "type",
						params: { type: "boolean" },
						schema: x.properties.content.properties.log.type,
						parentSchema: x.properties.content.properties.log,
						data: b,
					};
					e === null ? (e = [T]) : e.push(T), r++;
				}
				const P = le.timeLimit;
				if (typeof P == "number" && isFinite(P)) {
					if (P > 6e5 || isNaN(P)) {
						const T = {
							instancePath: a + "/behaviour/content/timeLimit",
							schemaPath:
								"behaviour.schema.json/properties/content/properties/timeLimit/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.content.properties.timeLimit,
							data: P,
						};
						e === null ? (e = [T]) : e.push(T), r++;
					}
					if (P < 1 || isNaN(P)) {
						const T = {
							instancePath: a + "/behaviour/content/timeLimit",
							schemaPath:
								"behaviour.schema.json/properties/content/properties/timeLimit/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 1 },
							schema: 1,
							parentSchema: x.properties.content.properties.timeLimit,
							data: P,
						};
						e === null ? (e = [T]) : e.push(T), r++;
					}
				} else {
					const T = {
						instancePath: a + "/behaviour/content/timeLimit",
						schemaPath:
							"behaviour.schema.json/properties/content/properties/timeLimit/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.content.properties.timeLimit.type,
						parentSchema: x.properties.content.properties.timeLimit,
						data: P,
					};
					e === null ? (e = [T]) : e.push(T), r++;
				}
				const L = le.skeletonAfter;
				if (typeof L == "number" && isFinite(L)) {
					if (L > 6e5 || isNaN(L)) {
						const T = {
							instancePath: a + "/behaviour/content/skeletonAfter",
							schemaPath:
								"behaviour.schema.json/properties/content/properties/skeletonAfter/maximum",
							keyword: "maximum",
							params: { comparison: "<=", limit: 6e5 },
							schema: 6e5,
							parentSchema: x.properties.content.properties.skeletonAfter,
							data: L,
						};
						e === null ? (e = [T]) : e.push(T), r++;
					}
					if (L < 0 || isNaN(L)) {
						const T = {
							instancePath: a + "/behaviour/content/skeletonAfter",
							schemaPath:
								"behaviour.schema.json/properties/content/properties/skeletonAfter/minimum",
							keyword: "minimum",
							params: { comparison: ">=", limit: 0 },
							schema: 0,
							parentSchema: x.properties.content.properties.skeletonAfter,
							data: L,
						};
						e === null ? (e = [T]) : e.push(T), r++;
					}
				} else {
					const T = {
						instancePath: a + "/behaviour/content/skeletonAfter",
						schemaPath:
							"behaviour.schema.json/properties/content/properties/skeletonAfter/type",
						keyword: "type",
						params: { type: "number" },
						schema: x.properties.content.properties.skeletonAfter.type,
						parentSchema: x.properties.content.properties.skeletonAfter,
						data: L,
					};
					e === null ? (e = [T]) : e.push(T), r++;
				}
			} else {
				const b = {
					instancePath: a + "/behaviour/content",
					schemaPath: "behaviour.schema.json/properties/content/type",
					keyword: "type",
					params: { type: "object" },
					schema: x.properties.content.type,
					parentSchema: x.properties.content,
					data: le,
				};
				e === null ? (e = [b]) : e.push(b), r++;
			}
		} else {
			const g = {
				instancePath: a + "/behaviour",
				schemaPath: "behaviour.schema.json/type",
				keyword: "type",
				params: { type: "object" },
				schema: x.type,
				parentSchema: x,
				data: l,
			};
			e === null ? (e = [g]) : e.push(g), r++;
		}
		const h = t.menus;
		if (Array.isArray(h)) {
			if (h.length > 12) {
				const v = {
					instancePath: a + "/menus",
					schemaPath: "#/properties/menus/maxItems",
					keyword: "maxItems",
					params: { limit: 12 },
					schema: 12,
					parentSchema: R.properties.menus,
					data: h,
				};
				e === null ? (e = [v]) : e.push(v), r++;
			}
			const g = h.length;
			for (let v = 0; v < g; v++)
				dt(h[v], {
					instancePath: a + "/menus/" + v,
					parentData: h,
					parentDataProperty: v,
					rootData: j,
				}) ||
					((e = e === null ? dt.errors : e.concat(dt.errors)), (r = e.length));
		} else {
			const g = {
				instancePath: a + "/menus",
				schemaPath: "#/properties/menus/type",
				keyword: "type",
				params: { type: "array" },
				schema: R.properties.menus.type,
				parentSchema: R.properties.menus,
				data: h,
			};
			e === null ? (e = [g]) : e.push(g), r++;
		}
		t.enquiry !== void 0 &&
			m.call(t, "enquiry") &&
			(me(t.enquiry, {
				instancePath: a + "/enquiry",
				parentData: t,
				parentDataProperty: "enquiry",
				rootData: j,
			}) ||
				((e = e === null ? me.errors : e.concat(me.errors)), (r = e.length)));
		const d = t.contacts;
		if (Array.isArray(d)) {
			if (d.length > 12) {
				const v = {
					instancePath: a + "/contacts",
					schemaPath: "#/properties/contacts/maxItems",
					keyword: "maxItems",
					params: { limit: 12 },
					schema: 12,
					parentSchema: R.properties.contacts,
					data: d,
				};
				e === null ? (e = [v]) : e.push(v), r++;
			}
			const g = d.length;
			for (let v = 0; v < g; v++)
				ft(d[v], {
					instancePath: a + "/contacts/" + v,
					parentData: d,
					parentDataProperty: v,
					rootData: j,
				}) ||
					((e = e === null ? ft.errors : e.concat(ft.errors)), (r = e.length));
		} else {
			const g = {
				instancePath: a + "/contacts",
				schemaPath: "#/properties/contacts/type",
				keyword: "type",
				params: { type: "array" },
				schema: R.properties.contacts.type,
				parentSchema: R.properties.contacts,
				data: d,
			};
			e === null ? (e = [g]) : e.push(g), r++;
		}
		if (
			(t.footer !== void 0 &&
				m.call(t, "footer") &&
				(ut(t.footer, {
					instancePath: a + "/footer",
					parentData: t,
					parentDataProperty: "footer",
					rootData: j,
				}) ||
					((e = e === null ? ut.errors : e.concat(ut.errors)), (r = e.length))),
			t.pages !== void 0 && m.call(t, "pages"))
		) {
			const g = t.pages;
			if (g && typeof g == "object" && !Array.isArray(g)) {
				if (Object.keys(g).length < 1) {
					const v = {
						instancePath: a + "/pages",
						schemaPath: "#/properties/pages/minProperties",
						keyword: "minProperties",
						params: { limit: 1 },
						schema: 1,
						parentSchema: R.properties.pages,
						data: g,
					};
					e === null ? (e = [v]) : e.push(v), r++;
				}
				for (const v of Object.keys(g)) {
					const H = r;
					if (typeof v == "string" && !Kt.test(v)) {
						const se = {
							instancePath: a + "/pages",
							schemaPath: "#/properties/pages/propertyNames/pattern",
							keyword: "pattern",
							params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$|^\\$comment$" },
							schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$|^\\$comment$",
							parentSchema: R.properties.pages.propertyNames,
							data: v,
							propertyName: v,
						};
						e === null ? (e = [se]) : e.push(se), r++;
					}
					var i = H === r;
					if (!i) {
						const se = {
							instancePath: a + "/pages",
							schemaPath: "#/properties/pages/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: v },
							schema: R.properties.pages.propertyNames,
							parentSchema: R.properties.pages,
							data: g,
						};
						e === null ? (e = [se]) : e.push(se), r++;
					}
				}
				for (const v of Object.keys(g))
					q.test(v) ||
						Dt(g[v], {
							instancePath:
								a + "/pages/" + v.replace(/~/g, "~0").replace(/\//g, "~1"),
							parentData: g,
							parentDataProperty: v,
							rootData: j,
						}) ||
						((e = e === null ? Dt.errors : e.concat(Dt.errors)),
						(r = e.length));
			} else {
				const v = {
					instancePath: a + "/pages",
					schemaPath: "#/properties/pages/type",
					keyword: "type",
					params: { type: "object" },
					schema: R.properties.pages.type,
					parentSchema: R.properties.pages,
					data: g,
				};
				e === null ? (e = [v]) : e.push(v), r++;
			}
		}
		const k = t.forms;
		if (k && typeof k == "object" && !Array.isArray(k)) {
			for (const g of Object.keys(k)) {
				const v = r;
				if (typeof g == "string" && !Kt.test(g)) {
					const H = {
						instancePath: a + "/forms",
						schemaPath: "#/properties/forms/propertyNames/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$|^\\$comment$" },
						schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$|^\\$comment$",
						parentSchema: R.properties.forms.propertyNames,
						data: g,
						propertyName: g,
					};
					e === null ? (e = [H]) : e.push(H), r++;
				}
				var s = v === r;
				if (!s) {
					const H = {
						instancePath: a + "/forms",
						schemaPath: "#/properties/forms/propertyNames",
						keyword: "propertyNames",
						params: { propertyName: g },
						schema: R.properties.forms.propertyNames,
						parentSchema: R.properties.forms,
						data: k,
					};
					e === null ? (e = [H]) : e.push(H), r++;
				}
			}
			for (const g of Object.keys(k))
				q.test(g) ||
					Ot(k[g], {
						instancePath:
							a + "/forms/" + g.replace(/~/g, "~0").replace(/\//g, "~1"),
						parentData: k,
						parentDataProperty: g,
						rootData: j,
					}) ||
					((e = e === null ? Ot.errors : e.concat(Ot.errors)), (r = e.length));
		} else {
			const g = {
				instancePath: a + "/forms",
				schemaPath: "#/properties/forms/type",
				keyword: "type",
				params: { type: "object" },
				schema: R.properties.forms.type,
				parentSchema: R.properties.forms,
				data: k,
			};
			e === null ? (e = [g]) : e.push(g), r++;
		}
		const ie = t.redirects;
		if (Array.isArray(ie)) {
			if (ie.length > 2e4) {
				const v = {
					instancePath: a + "/redirects",
					schemaPath: "#/properties/redirects/maxItems",
					keyword: "maxItems",
					params: { limit: 2e4 },
					schema: 2e4,
					parentSchema: R.properties.redirects,
					data: ie,
				};
				e === null ? (e = [v]) : e.push(v), r++;
			}
			const g = ie.length;
			for (let v = 0; v < g; v++)
				Rt(ie[v], {
					instancePath: a + "/redirects/" + v,
					parentData: ie,
					parentDataProperty: v,
					rootData: j,
				}) ||
					((e = e === null ? Rt.errors : e.concat(Rt.errors)), (r = e.length));
		} else {
			const g = {
				instancePath: a + "/redirects",
				schemaPath: "#/properties/redirects/type",
				keyword: "type",
				params: { type: "array" },
				schema: R.properties.redirects.type,
				parentSchema: R.properties.redirects,
				data: ie,
			};
			e === null ? (e = [g]) : e.push(g), r++;
		}
	} else {
		const p = {
			instancePath: a,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: R.type,
			parentSchema: R,
			data: t,
		};
		e === null ? (e = [p]) : e.push(p), r++;
	}
	return ((Qt.errors = e), r === 0);
}
var or = ge;
export { nr as validateManifest, or as validateContent };
