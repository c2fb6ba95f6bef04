import {
  createContext,
  forwardRef,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type FormHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';

/** An address inside the product, or anywhere else: what stands in `href`. */
export type Place = string;

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Place;
  /** When the router may fetch the place's data ahead of the click. */
  prefetch?: 'intent' | 'viewport' | undefined;
  /** Where the page is scrolled to stays, as when a part of it opens. */
  keepsPlace?: boolean | undefined;
  /** A whole new document, as a change of language needs. */
  reload?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'action' | 'encType'> {
  action?: Place | undefined;
  method?: 'get' | 'post' | undefined;
  /** For a form with a file. */
  encType?: 'multipart/form-data' | undefined;
  /** A whole new document instead of a request behind the page. */
  reload?: boolean | undefined;
}

/** Goes where a pressed link of markup leads, as `Link` does; false where that is left to the browser. */
export type Follow = (event: MouseEvent<HTMLElement>) => boolean;

export interface Navigation {
  Link: ComponentType<LinkProps>;
  Form: ComponentType<FormProps>;
  /** A hook; null where nobody can press anything. */
  useFollow: () => Follow | null;
}

const PlainLink = forwardRef<HTMLAnchorElement, LinkProps>(function PlainLink(
  { to, prefetch: _prefetch, keepsPlace: _keepsPlace, reload: _reload, children, ...rest },
  ref,
) {
  return (
    <a href={to} {...rest} ref={ref}>
      {children}
    </a>
  );
});

const PlainForm = ({ reload: _reload, method = 'post', ...rest }: FormProps) => <form method={method} {...rest} />;

const NavigationContext = createContext<Navigation>({
  Link: PlainLink as ComponentType<LinkProps>,
  Form: PlainForm,
  useFollow: () => null,
});

/** Gives the screens below the router's own links and forms. Without it they are plain `<a>` and `<form>`. */
export const NavigationProvider = ({ value, children }: { value: Navigation; children: ReactNode }) => (
  <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>
);

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { Link: Injected } = useContext(NavigationContext);
  return <Injected {...props} ref={ref} />;
});

/** A form that posts unless it says otherwise. */
export const Form = (props: FormProps) => {
  const { Form: Injected } = useContext(NavigationContext);
  return <Injected method="post" {...props} />;
};

/** What follows the links of markup that React has not drawn (`DrawnPart`). */
export const useFollow = (): Follow | null => useContext(NavigationContext).useFollow();
