// Something of an outside service: a picture with a button, and its frame once the visitor has agreed to the service.
import { useRef, useState, useSyncExternalStore } from 'react';
import { toFrame, toServiceHost, toServiceName } from '../content/addresses/frames';
import { substitute } from '../content/text/substitute';
import type { ImageView, ServiceView } from '../generated/concept-views';
import type { Shown } from '../model/outside-services';
import { Icon } from '../ui/icon';
import { Image } from '../ui/image';
import { Link } from '../ui/link';
import { useServices } from '../ui/services';

interface OutsideFrameProps {
  readonly service: ServiceView;
  readonly shown: Shown;
  readonly image: ImageView;
  /** What it shows, for assistive technology. */
  readonly title: string;
  /** The same below the picture, where nothing else on the page says it. */
  readonly caption?: string;
  readonly ratio: '16:9' | '4:3' | '1:1' | '9:16';
  readonly labels: Readonly<Record<'show' | 'note' | 'link' | 'shown' | 'stop', string>>;
}

/** Whether the visitor has agreed to a service; in memory alone, and until it is taken back. */
function useConsent(id: string) {
  const { agreed } = useServices().visit;
  const services = useSyncExternalStore(agreed.subscribe, agreed.get, agreed.get);
  return {
    isGiven: services.has(id),
    give: () => agreed.set(new Set([...agreed.get(), id])),
    takeBack: () => agreed.set(new Set([...agreed.get()].filter((other) => other !== id))),
  };
}

/** The part that was pressed goes away: the focus moves to what comes in its place. */
function useNextFocus() {
  const isExpected = useRef(false);
  return {
    expect: () => {
      isExpected.current = true;
    },
    take: (element: HTMLElement | null) => {
      if (element === null || !isExpected.current) return;
      isExpected.current = false;
      element.focus();
    },
  };
}

type FrameOptions = Pick<OutsideFrameProps, 'service' | 'shown' | 'title'> & {
  readonly begins: boolean;
  readonly onPlace: (element: HTMLElement | null) => void;
};

function ForeignFrame({ service, shown, title, begins, onPlace }: FrameOptions) {
  const { address, start, allow, sandbox } = toFrame(service, shown);
  return (
    <iframe
      className="outside-frame-window"
      ref={onPlace}
      title={title}
      src={begins ? address + start : address}
      allow={allow.join('; ')}
      sandbox={sandbox.join(' ')}
      // Players refuse to play for nobody: they learn the host of this site, and no more.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

export function OutsideFrame(props: OutsideFrameProps) {
  const { service, shown, image, title, caption, ratio, labels } = props;
  const { isGiven, give, takeBack } = useConsent(service.id);
  const focus = useNextFocus();
  const words = { service: toServiceName(service), host: toServiceHost(service) };
  // Of several films of a service, the one begins whose button was pressed.
  const [begins, setBegins] = useState(false);
  const decide = (agrees: boolean) => () => {
    focus.expect();
    setBegins(agrees);
    (agrees ? give : takeBack)();
  };
  return (
    <div className="outside-frame">
      <div className="outside-frame-stage" data-ratio={ratio}>
        <Image image={image} />
        {isGiven ? (
          <ForeignFrame {...{ service, shown, title, begins, onPlace: focus.take }} />
        ) : (
          <button
            type="button"
            className="button outside-frame-button"
            ref={focus.take}
            onClick={decide(true)}
          >
            <Icon name={shown.geo ? 'pin' : 'play'} />
            {labels.show}
            {caption !== undefined && <span className="visually-hidden"> {caption}</span>}
          </button>
        )}
      </div>
      {caption !== undefined && <p className="outside-frame-caption">{caption}</p>}
      <p className="outside-frame-note">
        {substitute(isGiven ? labels.shown : labels.note, words)}
      </p>
      <p className="outside-frame-ways">
        <Link href={toFrame(service, shown).link}>{substitute(labels.link, words)}</Link>
        {isGiven && (
          <button type="button" className="outside-frame-stop" onClick={decide(false)}>
            {substitute(labels.stop, words)}
          </button>
        )}
      </p>
    </div>
  );
}
